import { guidePage } from './guide-page';

const guides = [
  { name: 'search', title: 'Search', file: 'how-to/search.md', text: '' },
  { name: 'first-request', title: 'First request', file: 'tutorials/first-request.md', text: '' },
];

it('renders a guide, with links to pages that exist', () => {
  const text = [
    '# Search & find',
    'See [start](../tutorials/first-request.md#next), [codes](../reference/errors.md#conflict) and [code](../../src/a.ts).',
    '```bash\ncurl "$BASE" <file>\n```',
  ].join('\n\n');

  const html = guidePage({ name: 'x', title: 'Search & find', file: 'how-to/x.md', text }, guides);

  expect(html).toContain('<title>Search &amp; find - Trackway API</title>');
  expect(html).toContain('<h1 id="search--find">Search &amp; find</h1>');
  expect(html).toContain('<a href="/docs/guides/first-request#next">start</a>');
  expect(html).toContain('<a href="/docs/errors#conflict">codes</a> and <span>code</span>');
  expect(html).toContain('curl &quot;$BASE&quot; &lt;file&gt;');
});
