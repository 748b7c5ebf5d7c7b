import { createHash } from 'node:crypto';
import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { aPersonalToken } from './support/issued-tokens';
import { system } from './support/system';
import { startReceiver } from './support/webhook-receiver';

describe('the audit log of a frame', () => {
  it('contains the token, the webhook and the export through which data can leave the frame, from three services', async () => {
    const api = apiOf();
    const token = await api.send('POST', '/access-tokens', { name: 'Report', scopes: ['projects:read'] });
    const hook = { name: 'Hook', url: 'https://hooks.example.org/in?token=s3cret', kinds: ['project.created'] };
    const webhook = await api.send('POST', '/webhooks', hook);
    const started = await api.send('POST', '/spreadsheet-operations/export/project', {});
    expect([token.status, webhook.status, started.status]).toEqual([200, 200, 200]);

    await eventually(async () => {
      const { body } = await api.get('/audit-log?filter[from]=2020-01-01');
      const entries = body.audit_log.map(({ action, source }: Record<string, string>) => `${source}: ${action}`);
      expect(entries.sort()).toEqual([
        'funnels: webhook.created',
        'projects: access_token.created',
        'projects: user.created',
        'spreadsheets: export.started',
      ]);
      expect(JSON.stringify(body)).not.toContain('s3cret');
    });
  });

  it('contains the user that downloads the file of an export, once for each download', async () => {
    const api = apiOf();
    const { body } = await api.send('POST', '/spreadsheet-operations/export/user', { format: 'csv' });
    const { id } = body.spreadsheet_operation;
    const download = (headers: Record<string, string>) =>
      api.send('GET', `/spreadsheet-operations/${id}/download`, undefined, headers);

    await eventually(async () => expect((await download({ range: 'bytes=0-3' })).status).toBe(206));
    expect((await download({ range: 'bytes=4-' })).status).toBe(206);

    await eventually(async () => {
      const log = await api.get(`/audit-log?filter[subject]=${id}`);
      const actions = log.body.audit_log.map(({ action }: { action: string }) => action);
      expect(actions).toEqual(['export.downloaded', 'export.started']);
    });
  });

  it('can be verified with the documented form, by any program', async () => {
    const api = apiOf();
    for (const name of ['Größe', 'Two\u0000\ud800']) await api.send('POST', '/customers', { name });

    const entries: Entry[] = await eventually(async () => {
      const { body } = await api.get('/audit-log?after=0');
      expect(body.audit_log.length).toBeGreaterThanOrEqual(2);
      return body.audit_log;
    });

    let previous = '0'.repeat(64);
    for (const [index, { hash, redacted_at, ...hashed }] of entries.entries()) {
      expect(hashed).toMatchObject({ sequence: index + 1, previous_hash: previous });
      expect(createHash('sha256').update(canonical(hashed)).digest('hex')).toBe(hash);
      previous = hash;
    }
    const { verification } = (await api.get('/audit-log/verification')).body;
    const head = { sequence: entries.length, hash: previous };
    expect(verification).toEqual({
      valid: true,
      complete: true,
      checked: entries.length,
      redacted: 0,
      last: head,
      head,
      anchor: null,
      broken: null,
    });
  });

  it('shows the cause, the request and the token of an entry', async () => {
    const api = apiOf();
    const token = await aPersonalToken(api, ['projects:read', 'projects:write']);
    const { headers } = await token.api.send('POST', '/tags', { name: 'Big' });
    const request = headers.get('x-request-id');

    const entry = await eventually(async () => {
      const { audit_log } = (await api.get(`/audit-log?filter[cause]=${request}`)).body;
      expect(audit_log).toHaveLength(1);
      return audit_log[0];
    });

    expect(entry).toMatchObject({ action: 'tag.created', request_id: request, token_id: token.id });
    for (const filter of [`token]=${token.id}`, `cause]=${entry.id}`, `cause]=${entry.correlation_id}`]) {
      expect((await api.get(`/audit-log?filter[${filter}`)).body.audit_log).toEqual([entry]);
    }
    expect((await apiOf().get(`/audit-log?filter[cause]=${request}`)).body.audit_log).toEqual([]);
  });

  it('needs system:read, also for its verification, and rejects invalid positions', async () => {
    const narrow = apiOf({ scope: 'projects:read automations:read' });

    for (const path of ['/audit-log', '/audit-log/verification', '/events?kinds=audit.entry_recorded']) {
      expect((await narrow.get(path)).body.required_scope).toBe('system:read');
      expect((await fetch(`${system.base_url}/api/management${path}`)).status).toBe(401);
    }
    for (const path of ['/audit-log?after=x', '/audit-log?after=-1', '/audit-log/verification?after=x']) {
      expect((await apiOf().get(path)).status).toBe(422);
    }
  });

  it('is sent to webhooks that name its kind, in its order', async () => {
    const api = apiOf();
    const receiver = await startReceiver();
    const hook = { name: 'Collector', url: receiver.url, kinds: ['audit.entry_recorded'] };
    expect((await api.send('POST', '/webhooks', hook)).status).toBe(200);

    for (const name of ['One', 'Two']) await api.send('POST', '/tags', { name });

    await eventually(() => {
      const actions = receiver.received.map(({ event }) => event.data['action']);
      expect(actions.filter((action) => action === 'tag.created')).toHaveLength(2);
    }, 45_000);
    const sequences = receiver.received.map(({ event }) => Number(event.data['sequence']));
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
    await receiver.stop();
  });
});

interface Entry {
  readonly hash: string;
  readonly redacted_at: string | null;
}

/** RFC 8785, without code of the project. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(Reflect.get(value, name))}`).join(',')}}`;
}
