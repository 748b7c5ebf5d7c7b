import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventsPage } from './events-page';

const ref = { $ref: '' };
const messageOf = (summary: string) => ({
  summary,
  payload: {
    allOf: [
      {},
      {
        properties: {
          data: {
            properties: {
              name: { type: ['string', 'null'], description: 'The <name>' },
              steps: { type: 'array', items: { properties: { id: { type: 'string', format: 'uuid' } } } },
            },
            required: ['name'],
          },
        },
      },
    ],
  },
  examples: [{ payload: { data: { name: '<b>' } } }],
});

describe('the page of events', () => {
  it('has an anchor for each event, members with their types, and an example', () => {
    const html = eventsPage({
      channels: {
        webhooks: { description: 'Sent by POST', messages: { 'a.created': ref } },
        feed: { messages: { 'a.created': ref } },
        'a.events': { tags: [{ name: 'internal' }], messages: { 'a.changed.v1': ref } },
      },
      components: { messages: { 'a.created': messageOf('A was created.'), 'a.changed.v1': messageOf('State of A.') } },
    });

    expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['a.created', 'a.changed.v1']);
    expect(html).toContain('<code>data.name</code></td><td>string or null</td><td>The &lt;name&gt;</td>');
    expect(html).toContain('<code>data.steps[].id</code> (optional)</td><td>string (uuid)</td>');
    expect(html).toContain('&lt;b&gt;');
  });

  it('contains all events of the committed document, each once', () => {
    const file = join(__dirname, '..', '..', '..', '..', 'docs', 'asyncapi.json');
    const document = JSON.parse(readFileSync(file, 'utf8'));
    const ids = [...eventsPage(document).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

    expect(ids.sort()).toEqual(Object.keys(document.components.messages).sort());
  });
});
