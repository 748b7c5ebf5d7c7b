import { randomUUID } from 'node:crypto';
import type { Route } from 'playwright-core';
import { type Api, apiOf } from '../support/api';
import { aChannel, itemsOf, post, secretOf, signed, startReceiver, type TestChannel } from '../support/channels';
import { consoleBrowser, INPUTS, violationsOf } from '../support/console';
import { eventually } from '../support/eventually';

jest.setTimeout(90_000);

async function receiveMessage(fields: object = {}): Promise<{ api: Api; channel: TestChannel; secret: string }> {
  const api = apiOf();
  const channel = await aChannel(api, fields);
  const secret = await secretOf(api, channel);
  const body = { message: 'When do you come?', sender: { id: 'c1', name: 'Carla Client' } };
  await post(channel.external_ref, body, signed(secret, body));
  return { api, channel, secret };
}

describe('the channel screen', () => {
  const { open } = consoleBrowser();

  it('shows the inbound address, sends a test message, and shows why a delivery was rejected', async () => {
    const api = apiOf();
    const channel = await aChannel(api);
    const { page, errors } = await open('/deliveries?tab=channels', api);

    await page.getByRole('link', { name: 'Support' }).click();
    const address = await page.getByRole('region', { name: 'URL', exact: true }).textContent();
    expect(address).toMatch(new RegExp(`^http.*/inbound/${channel.external_ref}$`));
    await page.getByRole('button', { name: 'Send test message' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send test message' }).click();
    const table = page.getByRole('region', { name: 'Deliveries of the connector' });
    await table.getByText('accepted').waitFor();
    await secretOf(api, channel);
    await post(channel.external_ref, { message: 'Not signed' });
    await table.getByText('invalid signature', { exact: true }).waitFor();
    await api.send('DELETE', `/channels/${channel.id}/secret`);
    await table.getByRole('button', { name: 'Replay' }).click();

    await eventually(async () => {
      const messages = (await itemsOf(api, channel)).map(({ message }) => message);
      expect(messages.sort()).toEqual(['Not signed', 'This is a test message.']);
    });
    // The accepted replay is not in this list. A replay of everything creates nothing twice.
    await page.getByLabel('Result').selectOption('invalid_signature');
    await table.getByText('accepted', { exact: true }).first().waitFor({ state: 'detached' });
    await table.getByText('invalid signature', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Replay 1 delivery' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Replay 1 delivery' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await itemsOf(api, channel)).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  it.each(INPUTS)('rotates the secret, signs a test message with it, and verifies signatures, by %s', async (input) => {
    const { api, channel } = await receiveMessage();
    const { page } = await open(`/deliveries/channels/${channel.id}`, api, { input });

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Rotate secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
    const secret = (await page.getByRole('region', { name: 'Secret' }).textContent()) ?? '';
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Send test message' }).click();
    await page.getByRole('dialog').getByLabel('Secret').fill(secret);
    await page.getByRole('dialog').getByRole('button', { name: 'Send test message' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(async () => expect(await itemsOf(api, channel)).toHaveLength(2));

    const headers = signed(secret, { a: 1 }, { id: `msg_${randomUUID()}` });
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Verify a signature' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Secret').fill(secret);
    for (const [name, value] of Object.entries(headers)) await dialog.getByLabel(name).fill(value);
    await dialog.getByLabel('Body').fill('{"a":1}');
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await dialog.getByText('The body was signed with this secret.').waitFor();
    await dialog.getByLabel('Body').fill('{"a": 1}');
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await dialog.getByText(/or the body was changed/).waitFor();
  });
});

describe('the conversations screen', () => {
  const { open } = consoleBrowser();

  it('keeps the text of a failed reply, and sends it once', async () => {
    const receiver = await startReceiver();
    const { api, channel } = await receiveMessage({ settings: { delivery_url: receiver.url } });
    const { page } = await open('/conversations', api);

    await page.getByRole('link', { name: /Carla Client/ }).click();
    await page.getByRole('list', { name: 'Messages' }).getByText('When do you come?').waitFor();
    await page.getByLabel('Reply').fill('Tomorrow at nine.');
    // The server gets the message, but every response is lost, until the client gives up.
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/channels/*/messages', lose);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByRole('alert').getByText('The API cannot be reached.').waitFor({ timeout: 30_000 });
    expect(await page.getByLabel('Reply').inputValue()).toBe('Tomorrow at nine.');
    await page.unroute('**/channels/*/messages');
    await page.getByRole('button', { name: 'Try again' }).click();

    await page.getByRole('list', { name: 'Messages' }).getByText('Tomorrow at nine.').waitFor();
    await eventually(() => expect(receiver.received).toHaveLength(1));
    await eventually(async () => expect(await page.getByLabel('Reply').inputValue()).toBe(''));
    expect((await itemsOf(api, channel)).filter(({ direction }) => direction === 'outbound')).toHaveLength(1);
    await receiver.stop();
  });

  it.each(INPUTS)('shows why a reply is rejected, by %s', async (input) => {
    const { api } = await receiveMessage();
    const { page, errors } = await open('/conversations', api, { input });

    await page.getByRole('link', { name: /Carla Client/ }).click();
    await page.getByLabel('Reply').fill('Tomorrow');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('alert').getByText('channel_cannot_send').waitFor();

    expect(await page.getByLabel('Reply').inputValue()).toBe('Tomorrow');
    expect(page.url()).toContain('conversation=');
    expect(await violationsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
