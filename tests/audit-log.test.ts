import { apiOf } from './support/api';
import { eventually } from './support/eventually';

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
});
