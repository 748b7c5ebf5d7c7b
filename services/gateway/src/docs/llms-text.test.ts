import { llmsText } from './llms-text';

describe('llms.txt', () => {
  it('lists the guides and every operation', () => {
    const text = llmsText(
      {
        openapi: '3.1.0',
        'x-api-versions': [],
        info: { title: 'Trackway', description: 'One API.' },
        servers: [],
        tags: [],
        components: {},
        security: [],
        paths: { '/projects': { get: { summary: 'List projects' }, post: { summary: 'Create a project' } } },
      },
      [{ name: 'search', file: 'how-to/search.md', title: 'Search', text: '# Search' }],
    );

    expect(text).toMatch(/^# Trackway\n\n> One API\.\n/);
    expect(text).toContain('- [Search](/docs/guides/search.md)');
    expect(text).toContain('- `GET /projects`: List projects\n- `POST /projects`: Create a project');
  });
});
