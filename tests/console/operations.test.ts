import { apiOf } from '../support/api';
import { aChannel, itemsOf, post, secretOf } from '../support/channels';
import { consoleBrowser, INPUTS, violationsOf } from '../support/console';
import { controlsOf } from '../support/controls';
import { eventually } from '../support/eventually';
import { makeProject } from '../support/forms';
import { rejectLines } from '../support/quarantine';
import { startReceiver } from '../support/webhook-receiver';

jest.setTimeout(90_000);

describe('the operations screen', () => {
  const { open } = consoleBrowser();

  it('shows that each service responds, its events, and the requests of the last hours', async () => {
    const { page, errors } = await open('/operations');

    const services = page.getByRole('region', { name: 'Services' });
    await eventually(async () => expect(await services.getByText(/\d ms$/).count()).toBe(6));
    await page.getByText('Nothing failed or was rejected.').waitFor();
    const events = page.getByRole('region', { name: 'Events', exact: true });
    await events.getByRole('row', { name: /^spreadsheets 0 — 0/ }).waitFor();
    expect(await events.getByRole('row').count()).toBe(6);
    await page.getByRole('img', { name: /^Requests by hour: / }).waitFor();
    await page.getByText(/of \d+ MiB$/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('shows which service a user may not read, with code and request id', async () => {
    const { page } = await open('/operations', apiOf({ scope: 'projects:read' }));

    const service = page.getByRole('listitem').filter({ hasText: 'channels' });
    await service.getByText('forbidden').waitFor();
    expect(await service.textContent()).toMatch(/channels:read.*[\w-]{8,}/);
  });

  it('leads to the webhook whose deliveries wait', async () => {
    const api = apiOf();
    const receiver = await startReceiver(() => 500);
    await api.send('POST', '/webhooks', { name: 'ERP', url: receiver.url, kinds: ['project.created'] });
    await api.send('POST', '/projects', { name: 'Roof' });
    const { page } = await open('/operations', api);

    const queues = page.getByRole('region', { name: 'Webhooks that wait or fail', exact: true });
    await queues.getByRole('link', { name: 'ERP' }).click({ timeout: 30_000 });
    const deliveries = page.getByRole('region', { name: 'Deliveries' });
    await deliveries.getByText('500').waitFor({ timeout: 30_000 });

    expect(page.url()).toContain('status=pending');
    await receiver.stop();
  });

  it.each(INPUTS)('lists rejected messages with the reason, and replays all of them, by %s', async (input) => {
    const api = apiOf();
    const channel = await aChannel(api);
    await secretOf(api, channel);
    await post(channel.external_ref, { message: 'First' });
    await post(channel.external_ref, { message: 'Second' });
    await api.send('DELETE', `/channels/${channel.id}/secret`);
    const { page } = await open('/operations', api, { input });

    const letters = page.getByRole('region', { name: 'Could not be delivered', exact: true });
    await letters
      .getByRole('row', { name: /Support.*invalid_signature/ })
      .first()
      .waitFor();
    const { dialog, press } = controlsOf(page);
    await press('Replay 2 deliveries');
    await press('Replay 2 deliveries', dialog);
    await page.getByText('Nothing failed or was rejected.').waitFor({ timeout: 30_000 });

    const messages = (await itemsOf(api, channel)).map(({ message }) => message);
    expect(messages.sort()).toEqual(['First', 'Second']);
  });

  it.each(INPUTS)(
    'publishes an event that the broker rejected again, and deletes another one, by %s',
    async (input) => {
      const api = apiOf();
      const project = await makeProject(api);
      await rejectLines(api, project, ['project.inspected', 'project.measured']);
      const { page, errors } = await open('/operations', api, { input });
      const { dialog, press } = controlsOf(page);
      const card = page.getByRole('region', { name: 'Events that the broker rejected', exact: true });
      const rows = card.getByRole('row', { name: /funnels history.line_recorded.v1.*too large/ });

      await rows.first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await rows.first().getByRole('button', { name: 'Publish again' }).click();
      await page.getByText('The event is published again.').waitFor();
      await card.getByRole('button', { name: 'Publish 1 event again' }).waitFor();
      await press('Delete the event history.line_recorded.v1');
      await press('Delete', dialog);
      await page.getByText('No event was rejected.').waitFor();

      const actionsOf = async (path: string, list: string) =>
        (await api.get(path)).body[list].map(({ action }: { action: string }) => action);
      await eventually(async () => {
        expect(await actionsOf(`/projects/${project}/history`, 'history')).toContain('project.inspected');
        expect((await actionsOf('/audit-log', 'audit_log')).slice(0, 2)).toEqual([
          'quarantined_event.discarded',
          'quarantined_event.replayed',
        ]);
      });
      expect(await actionsOf(`/projects/${project}/history`, 'history')).not.toContain('project.measured');
      expect(errors).toEqual([]);
    },
  );
});
