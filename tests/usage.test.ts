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

describe('GET usage', () => {
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
    },
    REPORTED_MS * 2,
  );

  it.each(['from=yesterday', 'from=2026-02-01&to=2026-01-01', 'day=2026-01-01'])('rejects %s', async (query) => {
    expect((await apiOf().get(`/usage?${query}`)).status).toBe(422);
  });

  it('needs system:read', async () => {
    expect((await apiOf({ scope: 'projects:read' }).get('/usage')).body.required_scope).toBe('system:read');
    expect((await fetch(`${system.base_url}/api/management/usage`)).status).toBe(401);
  });
});
