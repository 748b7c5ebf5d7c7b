import type { Route } from 'playwright-core';
import { type Api, apiOf } from '../support/api';
import { aChannel, post, type TestChannel } from '../support/channels';
import { consoleBrowser, INPUTS, violationsOf } from '../support/console';
import { eventually } from '../support/eventually';

jest.setTimeout(90_000);

interface Inbox {
  readonly api: Api;
  readonly channel: TestChannel;
  readonly conversations: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

async function anInbox(): Promise<Inbox> {
  const api = apiOf();
  const channel = await aChannel(api);
  await post(channel.external_ref, { message: 'When do you come?', sender: { id: 'c1', name: 'Carla Client' } });
  await post(channel.external_ref, { message: 'A reunião é amanhã', sender: { id: 'b1', name: 'Bruno Cliente' } });
  return { api, channel, conversations: async () => (await api.get('/conversations')).body.conversations };
}

describe('the work on conversations in the console', () => {
  const { open } = consoleBrowser();

  it.each(INPUTS)('assigns, labels, snoozes, closes and opens a conversation, by %s', async (input) => {
    const { api, conversations } = await anInbox();
    const { page, errors } = await open('/conversations', api, { input });
    await page.getByRole('link', { name: /Carla Client/ }).click();
    await page.getByRole('heading', { name: 'Carla Client' }).waitFor();

    const assignee = page.locator('main').getByLabel('Assignee').last();
    const { user } = (await api.get('/me')).body;
    await assignee.selectOption(user.id);
    await page.getByLabel('Add label').fill('VIP');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Labels' }).getByText('vip').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('menuitem', { name: 'For one hour' }).click();
    await page.getByRole('button', { name: 'Open again' }).waitFor();
    const snoozed = (await conversations()).find(({ status }) => status === 'snoozed');
    expect(snoozed).toMatchObject({ assignee_id: user.id, labels: ['vip'] });

    await page.getByRole('button', { name: 'Close conversation' }).click();
    await page.getByRole('button', { name: 'Close conversation' }).waitFor({ state: 'detached' });
    await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Closed' }).click();
    await page.getByRole('link', { name: /Carla Client/ }).click();
    await page.getByRole('button', { name: 'Open again' }).click();
    await eventually(async () => expect((await conversations()).map(({ status }) => status)).toEqual(['open', 'open']));
    expect(errors).toEqual([]);
  });

  it('keeps a reply while another conversation is read, and text that is typed while it is sent', async () => {
    const { api } = await anInbox();
    const { page, errors } = await open('/conversations', api);
    const reply = page.getByLabel('Reply');
    await page.getByRole('link', { name: /Carla Client/ }).click();
    await reply.fill('On Monday.');

    await page.getByRole('link', { name: /Bruno Cliente/ }).click();
    await page.getByRole('heading', { name: 'Bruno Cliente' }).waitFor();
    expect(await reply.inputValue()).toBe('');
    await page.getByRole('link', { name: /Carla Client/ }).click();
    await page.getByRole('heading', { name: 'Carla Client' }).waitFor();
    expect(await reply.inputValue()).toBe('On Monday.');

    const held: Route[] = [];
    await page.route('**/channels/*/messages', (route) => void held.push(route));
    await reply.press('Control+Enter');
    await eventually(async () => expect(held).toHaveLength(1));
    await reply.fill('On Monday. Is that good?');
    await held[0]?.fulfill({ status: 201, json: { response: true } });
    await page.getByText('The reply is on its way.').waitFor();
    expect(await reply.inputValue()).toBe('On Monday. Is that good?');
    expect(errors).toEqual([]);
  });

  it.each(INPUTS)('finds conversations by words, status, assignee and label, by %s', async (input) => {
    const { api, conversations } = await anInbox();
    const [bruno, carla] = await conversations();
    await api.send('PATCH', `/conversations/${carla?.['id']}`, { status: 'closed', labels: ['roof'] });
    await api.send('PATCH', `/conversations/${bruno?.['id']}`, { assignee_id: (await api.get('/me')).body.user.id });
    const { page } = await open('/conversations', api, { input });
    const list = page.getByRole('list', { name: 'Conversations' });
    await list.getByText('Bruno Cliente').waitFor();
    await list.getByText('Carla Client').waitFor({ state: 'detached' });

    await page.getByRole('searchbox', { name: 'Search messages and senders' }).fill('REUNIAO');
    await page.waitForURL(/q=REUNIAO/);
    await list.getByText('Bruno Cliente').waitFor();
    await page.getByRole('searchbox').fill('roof');
    await page.getByText('No conversations match').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.locator('main').getByLabel('Assignee').selectOption('none');
    await page.getByText('No conversations match').waitFor();
    await page.locator('main').getByLabel('Assignee').selectOption('me');
    await list.getByText('Bruno Cliente').waitFor();
    await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'All' }).click();
    await page.locator('main').getByLabel('Assignee').selectOption('');
    await page.getByLabel('Label', { exact: true }).selectOption('roof');
    await list.getByText('Carla Client').waitFor();
    await list.getByText('Bruno Cliente').waitFor({ state: 'detached' });
    expect(await violationsOf(page)).toEqual([]);
  });

  it('finds conversations that wait, and shows how long a closed one took', async () => {
    const { api, conversations } = await anInbox();
    const [, carla] = await conversations();
    await api.send('PATCH', `/conversations/${carla?.['id']}`, { status: 'closed' });
    const { page } = await open(`/conversations?status=all&conversation=${carla?.['id']}`, api);
    const list = page.getByRole('list', { name: 'Conversations' });
    await list.getByText('Carla Client').waitFor();
    await page.getByText(/^Closed after \d+ (second|minute)s?$/).waitFor();

    const waits = page.getByLabel('Waiting time');
    await waits.selectOption('Without any reply yet');
    await list.getByText('Carla Client').waitFor({ state: 'detached' });
    await list.getByText('Bruno Cliente').waitFor();
    await waits.selectOption('For more than 1 h');
    await list.getByText('Bruno Cliente').waitFor({ state: 'detached' });
    expect(page.url()).toContain('hours=1');
    expect(await violationsOf(page)).toEqual([]);
  });

  it('links a conversation to one of many projects, and removes the link', async () => {
    const { api, conversations } = await anInbox();
    const { project } = (await api.send('POST', '/projects', { name: 'Zebra house' })).body;
    // More than a listing has, so that the project is found only by a search.
    for (let number = 0; number < 110; number += 1) await api.send('POST', '/projects', { name: `Roof ${number}` });
    const [, carla] = await conversations();
    const { page } = await open(`/conversations?conversation=${carla?.['id']}`, api);
    const projectOf = async () => (await api.get(`/conversations/${carla?.['id']}`)).body.conversation.project_id;

    const choice = page.getByRole('combobox', { name: 'Project' });
    await choice.click();
    await choice.fill('zebra');
    await page.getByRole('option', { name: 'Zebra house' }).click();
    await eventually(async () => expect(await projectOf()).toBe(project.id));
    await eventually(async () => expect(await choice.inputValue()).toContain('Zebra house'));
    await page.getByRole('button', { name: 'Remove: Project' }).click();

    await eventually(async () => expect(await projectOf()).toBeNull());
    expect(await violationsOf(page)).toEqual([]);
  });

  it('does not overwrite the assignee that another user has chosen', async () => {
    const { api, conversations } = await anInbox();
    const [bruno] = await conversations();
    const { page } = await open(`/conversations?conversation=${bruno?.['id']}`, api);
    const { user } = (await api.get('/me')).body;
    const other = (await api.send('POST', '/users', { name: 'Other Agent' })).body.user;
    const assignee = page.locator('main').getByLabel('Assignee').last();
    await page.getByRole('heading', { name: 'Bruno Cliente' }).waitFor();
    await assignee.locator(`option[value="${user.id}"]`).waitFor({ state: 'attached' });
    // The page does not see the other change before it sends its own.
    await page.route(/conversations\/[0-9a-f-]{36}$/, (route) =>
      route.request().method() === 'GET' ? undefined : route.continue(),
    );
    await api.send('PATCH', `/conversations/${bruno?.['id']}`, { assignee_id: other.id });

    await assignee.selectOption(user.id);

    await page.getByRole('alert').getByText('precondition_failed').waitFor();
    expect((await conversations()).find(({ id }) => id === bruno?.['id'])).toMatchObject({ assignee_id: other.id });
  });

  it.each(INPUTS)('creates a template, inserts it with its values, and names missing values, by %s', async (input) => {
    const { api } = await anInbox();
    const { page, errors } = await open('/conversations', api, { input });
    await page.getByRole('link', { name: /Bruno Cliente/ }).click();
    await page.getByRole('button', { name: 'Insert template' }).click();
    await page.getByRole('menuitem', { name: /^Templates/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Templates' });
    for (const [name, text] of [
      ['Greeting', 'Hello {{contact.name}}!'],
      ['Project', 'About {{project.name}}:'],
    ] as const) {
      await dialog.getByRole('button', { name: 'New template' }).click();
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('Text').fill(text);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByRole('button', { name, exact: true }).waitFor();
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Insert template' }).click();
    await page.getByRole('menuitem', { name: 'Greeting' }).click();
    await eventually(async () => expect(await page.getByLabel('Reply').inputValue()).toBe('Hello Bruno Cliente!'));
    await page.getByRole('button', { name: 'Insert template' }).click();
    await page.getByRole('menuitem', { name: 'Project' }).click();
    await page
      .getByRole('alert')
      .getByText(/no value for \{\{project\.name\}\}/)
      .waitFor();
    expect(await page.getByLabel('Reply').inputValue()).toBe('Hello Bruno Cliente!');
    expect(errors).toEqual([]);
  });
});
