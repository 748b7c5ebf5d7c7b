import { apiOf } from '../support/api';
import { consoleBrowser, INPUTS } from '../support/console';
import { eventually } from '../support/eventually';
import { makeProject } from '../support/forms';
import { inDatabase } from '../support/in-database';
import { startReceiver } from '../support/webhook-receiver';

jest.setTimeout(90_000);

describe('the delivery screen', () => {
  const { open } = consoleBrowser();

  it.each(INPUTS)('shows the response of an endpoint, and rotates the secret, by %s', async (input) => {
    const receiver = await startReceiver(() => 418);
    const api = apiOf();
    const made = await api.send('POST', '/webhooks', { name: 'ERP', url: receiver.url, kinds: ['project.created'] });
    const { page, errors } = await open('/deliveries', api, { input });

    await page.getByRole('link', { name: 'ERP' }).click();
    await page.getByRole('button', { name: 'Send test event' }).click();
    const delivery = page.getByRole('region', { name: 'Deliveries' }).getByRole('link').first();
    await delivery.click({ timeout: 30_000 });
    const dialog = page.getByRole('dialog');
    await dialog.getByText('418').first().waitFor();
    expect(await dialog.getByRole('region', { name: 'Request' }).first().textContent()).toContain(receiver.url);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Rotate secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
    const secret = await page.getByRole('region', { name: 'Secret' }).textContent();
    await receiver.stop();

    expect(secret).toMatch(/^whsec_/);
    expect(secret).not.toBe(made.body.secret);
    expect(errors).toEqual([]);
  });

  it('shows in words that an endpoint did not respond', async () => {
    const receiver = await startReceiver();
    const api = apiOf();
    const body = { name: 'ERP', url: receiver.url, kinds: ['project.created'] };
    const { webhook } = (await api.send('POST', '/webhooks', body)).body;
    await receiver.stop();
    await makeProject(api);
    const { page, errors } = await open(`/deliveries/${webhook.id}`, api);

    const deliveries = page.getByRole('region', { name: 'Deliveries' });
    await deliveries.getByText('not reachable', { exact: true }).waitFor({ timeout: 30_000 });
    await deliveries.getByRole('link').first().click();
    await page.getByRole('dialog').getByText('not reachable', { exact: true }).first().waitFor();
    expect(errors).toEqual([]);
  });

  it('shows filters, order and names of custom headers', async () => {
    const api = apiOf();
    const { webhook } = (
      await api.send('POST', '/webhooks', {
        name: 'Budgets',
        url: 'https://example.org/',
        kinds: ['project.updated'],
        filters: [{ field: 'data.changes.field', operator: 'equals', value: 'budget' }],
        ordering: 'none',
        headers: { 'x-token': 'abc123' },
      })
    ).body;
    const { page, errors } = await open(`/deliveries/${webhook.id}`, api);

    await page.getByText('data.changes.field equals "budget"').waitFor();
    await page.getByText('No event waits for another one').waitFor();
    await page.getByText('x-token', { exact: true }).waitFor();

    expect(await page.content()).not.toContain('abc123');
    expect(errors).toEqual([]);
  });

  it.each(INPUTS)('sends all failed deliveries again, the oldest first, by %s', async (input) => {
    const receiver = await startReceiver();
    const api = apiOf();
    const body = { name: 'ERP', url: receiver.url, kinds: ['project.created', 'project.updated'] };
    const { webhook } = (await api.send('POST', '/webhooks', body)).body;
    await api.send('PATCH', `/projects/${await makeProject(api)}`, { budget: 500 });
    await eventually(async () => {
      const { deliveries } = (await api.get(`/webhooks/${webhook.id}/deliveries?filter[status]=delivered`)).body;
      expect(deliveries).toHaveLength(2);
    });
    // Without an order, a delivery fails only after a day.
    await inDatabase('funnels', (client) =>
      client.query("UPDATE webhook_deliveries SET status = 'failed' WHERE webhook_id = $1", [webhook.id]),
    );
    const { page, errors } = await open(`/deliveries/${webhook.id}?status=failed`, api, { input });

    await page.getByRole('button', { name: 'Send 2 failed deliveries again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send 2 failed deliveries again' }).click();

    await page.getByText('All 2 were sent again.').waitFor();
    await page.getByText('No deliveries match').waitFor();
    await eventually(() => {
      const sent = receiver.received.map(({ event }) => event.type);
      expect(sent).toEqual([...body.kinds, ...body.kinds]);
    });
    await receiver.stop();
    expect(errors).toEqual([]);
  });

  it.each(INPUTS)('changes the events of a webhook, by %s', async (input) => {
    const api = apiOf();
    const body = { name: 'ERP', url: 'https://example.org/', kinds: ['project.created'] };
    const { webhook } = (await api.send('POST', '/webhooks', body)).body;
    const { page } = await open(`/deliveries/${webhook.id}`, api, { input });

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('funnel.moved').check();
    await page.getByLabel('Name').fill('ERP of 2026');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'ERP of 2026' }).waitFor();

    expect((await api.get(`/webhooks/${webhook.id}`)).body.webhook.kinds).toEqual(['project.created', 'funnel.moved']);
  });
});
