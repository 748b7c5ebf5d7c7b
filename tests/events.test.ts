import { type Api, apiOf } from './support/api';
import { eventually } from './support/eventually';
import { system } from './support/system';

interface Event {
  readonly id: string;
  readonly type: string;
  readonly subject: string;
}

/** Reads until there are no more events. */
async function follow(api: Api, query: string, after = ''): Promise<{ events: Event[]; next: string }> {
  const events: Event[] = [];
  for (let cursor = after; ; ) {
    const { status, body } = await api.get(`/events?limit=2${query}${cursor === '' ? '' : `&after=${cursor}`}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    events.push(...body.events);
    cursor = body.next;
    if (!body.has_more) return { events, next: cursor };
  }
}

describe('GET events', () => {
  it('returns what happens to projects, in order, after a cursor', async () => {
    const api = apiOf();
    const { next: start } = (await api.get('/events?after=latest')).body;
    const { id } = (await api.send('POST', '/projects', { name: 'Roof' })).body.project;
    for (const name of ['Roof 2', 'Roof 3']) await api.send('PATCH', `/projects/${id}`, { name });
    await api.send('DELETE', `/projects/${id}`);
    const found: Event[] = [];
    let cursor: string = start;

    await eventually(async () => {
      const page = await follow(api, '&kinds=project.created,project.updated,project.deleted', cursor);
      cursor = page.next;
      found.push(...page.events);
      expect(found).toHaveLength(4);
    });

    expect(found.map(({ type, subject }) => [type, subject])).toEqual([
      ['project.created', id],
      ['project.updated', id],
      ['project.updated', id],
      ['project.deleted', id],
    ]);
    expect((await follow(api, '', start)).events.map((event) => event.id)).toEqual(found.map((event) => event.id));
    expect((await follow(apiOf(), '')).events).toEqual([]);
  });

  it.each([
    ['after=x', 422, 'validation_errors'],
    ['kinds=project.painted', 422, 'validation_errors'],
    ['limit=0', 422, 'validation_errors'],
    ['limit=501', 422, 'validation_errors'],
    ['cursor=x', 422, 'unknown_parameter'],
    [`after=${Buffer.from('1.999').toString('base64url')}`, 410, 'cursor_expired'],
  ])('rejects %s', async (query, status, message) => {
    const response = await apiOf().get(`/events?${query}`);

    expect({ status: response.status, message: response.body.message }).toEqual({ status, message });
  });

  it('needs automations:read and the read scopes of the kinds', async () => {
    const narrow = apiOf({ scope: 'automations:read projects:read' });

    expect((await narrow.get('/events?kinds=project.created')).status).toBe(200);
    expect((await narrow.get('/events?kinds=message.received')).body.required_scope).toBe('channels:read');
    expect((await narrow.get('/events')).status).toBe(403);
    expect((await apiOf({ scope: 'projects:read' }).get('/events')).body.required_scope).toBe('automations:read');
    expect((await fetch(`${system.base_url}/api/management/events`)).status).toBe(401);
  });
});
