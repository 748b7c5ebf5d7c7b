import { apiOf, apiWithToken } from './support/api';
import { eventually } from './support/eventually';
import { system } from './support/system';

interface Usage {
  readonly day: string;
  readonly subject: { readonly id: string; readonly kind: string; readonly name: string | null };
  readonly token: { readonly id: string; readonly name: string | null } | null;
  readonly requests: number;
  readonly client_errors: number;
  readonly server_errors: number;
  readonly throttled: number;
}

/** Gateways report after 15 seconds. */
const REPORTED_MS = 60_000;

describe('usage and activity', () => {
  it(
    'counts the requests of subjects and personal access tokens by day',
    async () => {
      const api = apiOf();
      const created = (await api.send('POST', '/access-tokens', { name: 'Sync', scopes: ['projects:read'] })).body;
      const personal = apiWithToken(created.token, api.identity);
      await eventually(async () => expect((await personal.get('/projects')).status).toBe(200));
      await personal.get('/projects/unknown');
      await personal.get('/usage');
      const reader = apiOf({ frameId: api.identity.frameId });

      const found = await eventually(async () => {
        const { status, body } = await reader.get('/usage');
        expect(status).toBe(200);
        const [own] = (body.usage as Usage[]).filter(({ token }) => token?.id === created.access_token.id);
        expect(own?.requests).toBeGreaterThanOrEqual(3);
        return { own, body };
      }, REPORTED_MS);

      expect(found.own).toMatchObject({
        day: new Date().toISOString().slice(0, 10),
        subject: { id: api.identity.userId, kind: 'user', name: api.identity.name },
        token: { name: 'Sync' },
        server_errors: 0,
        throttled: 0,
      });
      expect(found.own?.client_errors).toBe(2);
      const sum = (found.body.usage as Usage[]).reduce((all, { requests }) => all + requests, 0);
      expect(found.body).toMatchObject({ meta: { total: found.body.usage.length }, total: { requests: sum } });
      expect((await apiOf().get('/usage')).body).toMatchObject({ usage: [], total: { requests: 0 } });
      expect((await reader.get('/usage?to=2020-01-31&from=2020-01-01')).body.usage).toEqual([]);
      expect(requestsOf(await activityOf(reader, 2))).toBeGreaterThanOrEqual(3);
    },
    REPORTED_MS * 2,
  );

  it('reports the activity of all services, and nothing of other tenants', async () => {
    const other = apiOf();
    await Promise.all(Array.from({ length: 10 }, () => other.send('POST', '/projects', { name: 'Other' })));
    const api = apiOf();
    const idle = { available: true, outbox: { waiting: 0, oldest_at: null, quarantined: 0 } };
    const services = ['projects', 'forms', 'funnels', 'spreadsheets', 'channels'].map((name) => ({ name, ...idle }));

    const activity = await eventually(async () => {
      const read = await activityOf(api);
      expect(read.services).toMatchObject(services);
      return read;
    });

    expect(activity.services[0]?.delays).toContainEqual({ topic: 'forms.events', seconds: expect.any(Number) });
    expect(activity.search_memory).toMatchObject({ state: 'in_database', projects: 0, bytes: 0 });
    expect([activity.requests.length, requestsOf(activity)]).toEqual([24, 0]);
  });

  it.each([
    '/usage?from=yesterday',
    '/usage?from=2026-02-01&to=2026-01-01',
    '/usage?day=2026-01-01',
    '/system/activity?hours=0',
    '/system/activity?hours=169',
    '/system/activity?days=1',
  ])('rejects %s', async (path) => {
    expect((await apiOf().get(path)).status).toBe(422);
  });

  it.each(['/usage', '/system/activity'])('%s needs system:read', async (path) => {
    expect((await apiOf({ scope: 'projects:read' }).get(path)).body.required_scope).toBe('system:read');
    expect((await fetch(`${system.base_url}/api/management${path}`)).status).toBe(401);
  });
});

interface Activity {
  readonly services: readonly { readonly name: string; readonly delays: readonly object[] }[];
  readonly search_memory: object;
  readonly requests: readonly { readonly requests: number }[];
}

async function activityOf(api: ReturnType<typeof apiOf>, hours = 24): Promise<Activity> {
  const { status, body } = await api.get(`/system/activity?hours=${hours}`);
  expect(status).toBe(200);
  return body.activity as Activity;
}

function requestsOf({ requests }: Activity): number {
  return requests.reduce((sum, hour) => sum + hour.requests, 0);
}
