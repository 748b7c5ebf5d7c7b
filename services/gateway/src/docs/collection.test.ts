import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postmanCollection } from './collection';
import { listedOperations } from './listed-operations';

const document = JSON.parse(readFileSync(join(__dirname, '../../../../docs/openapi.json'), 'utf8'));

describe('the collection', () => {
  const { item: folders, variable } = postmanCollection(document, 'https://api.example.org');
  const requests = folders.flatMap(({ item }) => item);

  it('has a request for every operation, and variables for the address and the token', () => {
    expect(requests).toHaveLength(listedOperations(document).length);
    expect(variable.map(({ key }) => key)).toEqual(['base_url', 'token']);
  });

  it('has bodies with examples', () => {
    const bodies = requests.flatMap(({ request }) => (request.body?.mode === 'raw' ? [request.body.raw] : []));

    expect(bodies.length).toBeGreaterThan(80);
    expect(bodies.filter((body) => body === '{}').length).toBeLessThan(bodies.length / 10);
    expect(requests.find(({ name }) => name === 'Create a project')?.request.body).toMatchObject({
      raw: expect.stringContaining('"name"'),
    });
  });

  it('has parameters of paths and queries, and files of uploads', () => {
    const named = (name: string) => requests.find((one) => one.name === name)?.request;

    expect(named('Move a project to another step')?.url).toMatchObject({
      raw: '{{base_url}}/api/management/funnels/:funnel/projects/:project/move',
      variable: [{ key: 'funnel' }, { key: 'project' }],
    });
    expect(named('Start an import')?.body).toMatchObject({
      mode: 'formdata',
      formdata: expect.arrayContaining([
        { key: 'file', type: 'file' },
        { key: 'mode', type: 'text', value: 'upsert' },
        { key: 'sheet', type: 'text', value: '', disabled: true },
      ]),
    });
    expect(named('Submit the form of a signed link')?.auth).toEqual({ type: 'noauth' });
  });
});
