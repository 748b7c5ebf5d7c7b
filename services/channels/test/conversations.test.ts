import { randomUUID } from 'node:crypto';
import { awaitingReplyChanged, conversationUpdated } from '@trackway/contracts';
import { aCaller, eventually, type ServiceClient, serviceClient } from '@trackway/testkit';
import { collectEvents } from './collect-events';
import { startTestChannels } from './start-channels';

const PATH = '/api/management/conversations';

describe('the work on conversations', () => {
  let service: Awaited<ReturnType<typeof startTestChannels>>;
  let caller: ReturnType<typeof aCaller>;
  let client: ServiceClient;
  let channel: { id: string; external_ref: string };

  beforeAll(async () => {
    service = await startTestChannels();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    caller = aCaller();
    service.users.push(caller.id);
    client = serviceClient(service.httpPort, caller);
    channel = (await client.send('POST', '/api/management/channels', { name: 'Chat' })).body.channel;
  });

  async function deliver(sender: string, message: string, more: object = {}): Promise<string> {
    const path = `/api/management/channels/inbound/${channel.external_ref}`;
    await serviceClient(service.httpPort).send('POST', path, { message, sender: { id: sender, ...more } });
    const { body } = await client.send('GET', `${PATH}?perPage=1`);
    return body.conversations[0].id;
  }

  const change = (id: string, body: object, headers: Record<string, string> = {}) =>
    client.send('PATCH', `${PATH}/${id}`, body, headers);
  const list = async (query: string) => {
    const { status, body } = await client.send('GET', `${PATH}?${query}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    const senders: string[] = body.conversations.map(({ sender }: { sender: { id: string } }) => sender.id);
    expect(body.meta.total).toBe(senders.length);
    return senders;
  };

  it('is shown by status, assignee and labels, and found by them', async () => {
    const ana = await deliver('ana', 'Roof');
    await deliver('bo', 'Window');
    const body = { status: 'closed', assignee_id: caller.id, labels: ['  VIP ', 'invoice'] };
    const { status, body: changed } = await change(ana, body);

    expect({ status, ...changed.conversation }).toMatchObject({
      status: 'closed',
      assignee_id: caller.id,
      labels: ['invoice', 'vip'],
      closed_at: expect.any(String),
      resolution_seconds: expect.any(Number),
      awaiting_reply_since: null,
    });
    expect(await list('filter[status]=closed')).toEqual(['ana']);
    expect(await list('filter[status]=open,snoozed')).toEqual(['bo']);
    expect(await list(`filter[assignee_id]=${caller.id}`)).toEqual(['ana']);
    expect(await list('filter[assignee_id]=none')).toEqual(['bo']);
    expect(await list(`filter[assignee_id]=${caller.id},none`)).toEqual(['bo', 'ana']);
    expect(await list('filter[label]=VIP')).toEqual(['ana']);
    expect(await list('filter[label]=roof')).toEqual([]);
    expect(await list(`filter[channel_id]=${channel.id}&filter[awaiting_reply]=true`)).toEqual(['bo']);
    expect(await list('filter[resolution_seconds_max]=1000')).toEqual(['ana']);
    expect((await client.send('GET', `${PATH}/labels`)).body.labels).toEqual([
      { name: 'invoice', conversations_count: 1 },
      { name: 'vip', conversations_count: 1 },
    ]);
  });

  it('is found by words of messages and of the sender, without case and accents', async () => {
    await deliver('ana', 'A reunião é amanhã', { name: 'Ana Conceição', phone: '+351 912 345 678' });
    await deliver('ana', 'Die Straße ist gesperrt');
    await deliver('bo', 'The meeting is tomorrow', { email: 'bo@example.org' });

    expect(await list('q=REUNIAO')).toEqual(['ana']);
    expect(await list('q=strasse')).toEqual(['ana']);
    expect(await list(`q=${encodeURIComponent('reunião strasse conceicao')}`)).toEqual(['ana']);
    expect(await list('q=912345')).toEqual(['ana']);
    expect(await list('q=bo@exam')).toEqual(['bo']);
    expect(await list('q=m')).toEqual(['bo']);
    expect(await list('q=meeting+amanha')).toEqual([]);
    expect(await list('q=.*')).toEqual([]);
    expect(await list('q=a&filter[status]=closed')).toEqual([]);
  });

  it('of another tenant is neither found nor changed', async () => {
    const id = await deliver('ana', 'Roof');
    await change(id, { labels: ['vip'] });
    const other = serviceClient(service.httpPort, aCaller());

    expect((await other.send('GET', `${PATH}?q=roof`)).body.conversations).toEqual([]);
    expect((await other.send('GET', `${PATH}?filter[label]=vip`)).body.conversations).toEqual([]);
    expect((await other.send('GET', `${PATH}/labels`)).body.labels).toEqual([]);
    expect((await other.send('PATCH', `${PATH}/${id}`, { status: 'closed' })).body).toMatchObject({
      message: 'conversation_model_not_found',
    });
  });

  it('is sorted by waiting time, with the others last in both directions', async () => {
    const order = ['ana', 'bo', 'cy', 'dee'];
    for (const sender of order) await change(await deliver(sender, 'Hello'), { labels: [sender] });
    await change((await client.send('GET', `${PATH}?filter[label]=bo`)).body.conversations[0].id, { status: 'closed' });

    expect(await list('sort=awaiting_reply_since')).toEqual(['ana', 'cy', 'dee', 'bo']);
    expect(await list('sort=-awaiting_reply_since')).toEqual(['dee', 'cy', 'ana', 'bo']);
    expect(await list('sort=created_at')).toEqual(order);
    const pages = [1, 2].map((page) => client.send('GET', `${PATH}?sort=awaiting_reply_since&perPage=2&page=${page}`));
    const senders = (await Promise.all(pages)).map(({ body }) =>
      body.conversations.map(({ sender }: { sender: { id: string } }) => sender.id),
    );
    expect(senders).toEqual([
      ['ana', 'cy'],
      ['dee', 'bo'],
    ]);
  });

  it.each([
    ['filter[status]=done', 422, 'validation_error'],
    ['filter[assignee_id]=me', 422, 'validation_error'],
    ['filter[nope]=1', 422, 'validation_error'],
    ['sort=nope', 422, 'validation_errors'],
    ['q=a&q=b', 422, 'validation_errors'],
    ['text=a', 422, 'unknown_parameter'],
  ])('rejects the list %s', async (query, status, message) => {
    const response = await client.send('GET', `${PATH}?${query}`);

    expect({ status: response.status, message: response.body.message }).toEqual({ status, message });
  });

  it('is opened when its snooze ends, and by an inbound message', async () => {
    const id = await deliver('ana', 'Roof');
    const later = (ms: number) => new Date(Date.now() + ms).toISOString();
    const read = async () => (await client.send('GET', `${PATH}/${id}`)).body.conversation;

    await change(id, { status: 'snoozed', snoozed_until: later(1_500) });
    expect(await read()).toMatchObject({ status: 'snoozed' });
    await eventually(async () => expect(await read()).toMatchObject({ status: 'open', snoozed_until: null }));
    await change(id, { status: 'snoozed', snoozed_until: later(600_000) });
    await deliver('ana', 'Once more');
    expect(await read()).toMatchObject({ status: 'open', snoozed_until: null });
    await change(id, { status: 'closed' });
    await deliver('ana', 'And again');
    expect(await read()).toMatchObject({ status: 'open', closed_at: null, resolution_seconds: null });
    expect(await read()).toMatchObject({ awaiting_reply_since: expect.any(String) });
  });

  it('can be changed by one of several users who read the same version', async () => {
    const id = await deliver('ana', 'Roof');
    const etag = (await client.send('GET', `${PATH}/${id}`)).headers.get('etag') ?? '';

    const responses = await Promise.all(
      ['one', 'two', 'three', 'four'].map((label) => change(id, { labels: [label] }, { 'if-match': etag })),
    );

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    const winner = responses.find(({ status }) => status === 200);
    expect((await client.send('GET', `${PATH}/${id}`)).body.conversation).toEqual(winner?.body.conversation);
  });

  it('keeps the changes of concurrent users without If-Match, each with one event', async () => {
    const updated = await collectEvents(service.topicPrefix, conversationUpdated);
    const id = await deliver('ana', 'Roof');
    const labels = ['a', 'b', 'c', 'd', 'e'];

    await Promise.all(labels.map((label) => change(id, { add_labels: [label] })));

    expect((await client.send('GET', `${PATH}/${id}`)).body.conversation.labels).toEqual(labels);
    await eventually(() => {
      const own = updated.events.filter(({ data }) => data.conversation_id === id);
      expect(own.map(({ data }) => data.labels.length).sort()).toEqual([1, 2, 3, 4, 5]);
      expect(own[0]?.data.actor).toMatchObject({ kind: 'user', id: caller.id });
    });
    await updated.stop();
  });

  it('can be changed in bulk, each with its own outcome', async () => {
    const ids = [await deliver('ana', 'Roof'), await deliver('bo', 'Window')];
    const unknown = randomUUID();
    const { status, body } = await client.send('PATCH', PATH, {
      conversations: [
        { id: ids[0], status: 'closed', add_labels: ['done'] },
        { id: unknown, status: 'closed' },
        { id: ids[1], status: 'snoozed' },
        { id: ids[1], assignee_id: unknown },
        { id: ids[1], if_match: '"99"', status: 'closed' },
      ],
    });

    const messages = body.outcomes.map(({ message }: { message?: string }) => message);
    expect({ status, messages, meta: body.meta }).toEqual({
      status: 200,
      messages: [
        undefined,
        'conversation_model_not_found',
        'validation_errors',
        'user_model_not_found',
        'precondition_failed',
      ],
      meta: { succeeded: 1, refused: 4 },
    });
    expect(await list('filter[label]=done&filter[status]=closed')).toEqual(['ana']);
  });

  it('links a project, which then awaits the reply', async () => {
    const awaiting = await collectEvents(service.topicPrefix, awaitingReplyChanged);
    const project = randomUUID();
    service.projects.set(caller.frameId, [project]);
    const id = await deliver('ana', 'Roof');

    const { body } = await change(id, { project_id: project });
    const foreign = await change(id, { project_id: randomUUID() });

    expect(body.conversation).toMatchObject({ project_id: project });
    expect(foreign.body.message).toBe('project_model_not_found');
    expect(await list(`filter[project_id]=${project}`)).toEqual(['ana']);
    await eventually(() =>
      expect(awaiting.events.filter(({ data }) => data.conversation_id === id).at(-1)?.data).toMatchObject({
        project_id: project,
        awaiting_reply_since: expect.any(String),
      }),
    );
    await awaiting.stop();
  });
});
