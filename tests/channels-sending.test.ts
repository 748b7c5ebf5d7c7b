import { randomUUID } from 'node:crypto';
import { type Api, apiOf } from './support/api';
import { aChannel, itemsOf, post, secretOf, signed, startReceiver, type TestChannel } from './support/channels';
import { eventually } from './support/eventually';
import { system } from './support/system';

describe('conversations on a channel', () => {
  let api: Api;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let channel: TestChannel;
  let secret: string;

  beforeEach(async () => {
    api = apiOf();
    receiver = await startReceiver();
    channel = await aChannel(api, { settings: { delivery_url: receiver.url } });
    secret = await secretOf(api, channel);
  });
  afterEach(() => receiver.stop());

  const deliver = (body: object, path = '') => post(channel.external_ref + path, body, signed(secret, body));
  const itemOf = async (id: string) => (await api.get(`/media-items/${id}`)).body.media_item;
  const message = (body: object, headers = {}) => api.send('POST', `/channels/${channel.id}/messages`, body, headers);

  async function conversationOf(project: string): Promise<{ id: string; awaiting_reply_since: string | null }> {
    const { body } = await api.get(`/conversations?filter[project]=${project}`);
    expect(body.conversations).toHaveLength(1);
    return body.conversations[0];
  }

  async function aProject(fields: object = {}): Promise<string> {
    return (await api.send('POST', '/projects', { name: 'Roof', ...fields })).body.project.id;
  }

  async function projectsAwaitingReply(...ids: string[]): Promise<string[]> {
    const filters = [
      { field: 'channel_awaiting_reply_since', operator: 'is_not_null' },
      { field: 'id', operator: 'equals', value: ids },
    ];
    const sorting = [{ field: 'channel_awaiting_reply_since', direction: 'asc' }];
    const { status, body } = await api.send('POST', '/projects/search', { filters, sorting });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.projects.map(({ id }: { id: string }) => id);
  }

  it('await a reply since the oldest message after the last reply of a user, and projects are found by that time', async () => {
    const [roof, wall] = [await aProject(), await aProject()];
    await deliver({ message: 'Later', project_id: roof, sender: { id: 'a' }, sent_at: '2026-03-02T10:00:00Z' });
    await deliver({ message: 'First', project_id: roof, sender: { id: 'a' }, sent_at: '2026-03-01T10:00:00Z' });
    await deliver({ message: 'Wall', project_id: wall, sender: { id: 'b' }, sent_at: '2026-02-01T10:00:00Z' });
    await eventually(async () => expect(await projectsAwaitingReply(roof, wall)).toEqual([wall, roof]));
    const { body } = await api.get(`/channels/${channel.id}`);
    const { id, awaiting_reply_since } = await conversationOf(roof);

    await message({ conversation_id: id, message: 'We come' });

    await eventually(async () => expect(await projectsAwaitingReply(roof, wall)).toEqual([wall]));
    expect(body.channel.awaiting_reply_since).toBe('2026-02-01T10:00:00.000Z');
    expect(awaiting_reply_since).toBe('2026-03-01T10:00:00.000Z');
    expect((await conversationOf(roof)).awaiting_reply_since).toBeNull();
    const { body: params } = await api.get('/system/params/project');
    for (const list of [params.params.filters, params.params.sorting]) {
      expect(list).toContainEqual(expect.objectContaining({ name: 'channel_awaiting_reply_since' }));
    }
  });

  it('are linked to the most recently updated open project of the contact of the sender', async () => {
    const email = `${randomUUID()}@example.org`;
    const { body } = await api.send('POST', '/contacts', {
      name: 'Ana',
      role: 'Buyer',
      email,
      phone: '+351 911 222 333',
    });
    const contact_id = body.contact.id;
    await aProject({ contact_id });
    const newest = await aProject({ contact_id });
    await aProject({ contact_id, status: 2 });

    await deliver({ message: 'By phone', sender: { phone: '+351911222333' } });
    await deliver({ message: 'By e-mail', sender: { email: email.toUpperCase() } });

    await eventually(async () =>
      expect(await itemsOf(api, channel)).toMatchObject([{ project_id: newest }, { project_id: newest }]),
    );
    await eventually(async () => {
      const { body: read } = await api.get(`/projects/${newest}/history`);
      expect(read.history.map(({ action }: { action: string }) => action)).toContain('conversation.linked');
    });
  });

  it('send a message to the contact of a project once for one key, and take its status from signed callbacks', async () => {
    const { body } = await api.send('POST', '/contacts', {
      name: 'Ana',
      role: '',
      email: 'ana@example.org',
      phone: '',
    });
    const project_id = await aProject({ contact_id: body.contact.id });
    const key = { 'Idempotency-Key': randomUUID() };

    const [first, second] = await Promise.all([1, 2].map(() => message({ project_id, message: 'Hello' }, key)));
    const id = first?.body.media_item.id;
    await eventually(async () => expect(await itemOf(id)).toMatchObject({ status: 'sent', direction: 'outbound' }));
    const reported = await deliver({ media_item_id: id, status: 'read' }, '/statuses');
    const forged = await post(`${channel.external_ref}/statuses`, { media_item_id: id, status: 'failed' });

    expect(second?.body.media_item.id).toBe(id);
    expect(receiver.received).toMatchObject([{ data: { message: 'Hello', recipient: { email: 'ana@example.org' } } }]);
    expect([reported.status, forged.status]).toEqual([200, 401]);
    expect(await itemOf(id)).toMatchObject({ status: 'read' });
    await eventually(async () => {
      const { body: read } = await api.get(`/projects/${project_id}/history`);
      expect(read.history).toContainEqual(expect.objectContaining({ action: 'message.sent' }));
    });
  });

  it('store the files of messages, and reject URLs in private networks', async () => {
    const attachments = [{ url: `${receiver.url}/a.txt`, name: 'a.txt' }, { url: 'http://169.254.169.254/latest' }];

    await deliver({ message: 'See', attachments });

    const [stored, rejected] = await eventually(async () => {
      const [item] = await itemsOf(api, channel);
      expect(item.attachments.map(({ status }: { status: string }) => status)).toEqual(['stored', 'refused']);
      return item.attachments;
    });
    const file = await fetch(new URL(stored.file_url, system.base_url));
    expect([file.status, await file.text()]).toEqual([200, 'a file']);
    expect(rejected).toMatchObject({ reason: 'The host is not on the public internet.', file_url: null });
  });

  it('are visible only in their frame, with a token and the scope', async () => {
    await deliver({ message: 'Hello', sender: { id: 'a' } });
    const [{ id, conversation_id }] = await itemsOf(api, channel);
    const { body } = await api.get(`/channels/${channel.id}/deliveries`);
    const reads = [
      `/channels/${channel.id}`,
      `/channels/${channel.id}/media-items`,
      `/channels/${channel.id}/deliveries`,
      `/conversations/${conversation_id}`,
      `/media-items/${id}`,
    ];
    const writes = [
      [`/channels/${channel.id}/messages`, { conversation_id, message: 'x' }],
      [`/channels/${channel.id}/deliveries/${body.deliveries[0].id}/replay`, {}],
      [`/channels/${channel.id}/secret`, {}],
    ] as const;
    const foreign = apiOf();
    const reader = apiOf({ ...api.identity, scope: 'channels:read' });

    for (const path of reads) {
      expect({ path, status: (await foreign.get(path)).status }).toEqual({ path, status: 404 });
      expect((await fetch(`${system.base_url}/api/management${path}`)).status).toBe(401);
      expect((await reader.get(path)).status).toBe(200);
    }
    for (const [path, sent] of writes) {
      expect({ path, status: (await foreign.send('POST', path, sent)).status }).toEqual({ path, status: 404 });
      expect((await reader.send('POST', path, sent)).status).toBe(403);
    }
    const elsewhere = await aChannel(foreign, { settings: { delivery_url: receiver.url } });
    await secretOf(foreign, elsewhere);
    const across = await foreign.send('POST', `/channels/${elsewhere.id}/messages`, { conversation_id, message: 'x' });
    expect(across).toMatchObject({ status: 404, body: { message: 'conversation_model_not_found' } });
  });
});
