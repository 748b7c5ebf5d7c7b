import { type Api, apiOf } from './support/api';
import { aChannel, post, startReceiver } from './support/channels';
import { eventually } from './support/eventually';
import { system } from './support/system';

async function aConversation(api: Api, fields: object = {}) {
  const channel = await aChannel(api, fields);
  const sender = { id: 'ana', name: 'Ana Conceição', email: 'ana@example.org' };
  await post(channel.external_ref, { message: 'A reunião é amanhã?', sender });
  const [conversation] = (await api.get('/conversations')).body.conversations;
  return { channel, conversation };
}

describe('the work on conversations', () => {
  it('is shared by status, assignee and labels, and is part of the history of the project', async () => {
    const api = apiOf();
    const { conversation } = await aConversation(api);
    const project = (await api.send('POST', '/projects', { name: 'Roof' })).body.project;
    const user = (await api.get('/me')).body.user;
    const changes = { project_id: project.id, assignee_id: user.id, add_labels: ['VIP'] };

    const { status, body } = await api.send('PATCH', `/conversations/${conversation.id}`, changes);

    expect({ status, ...body.conversation }).toMatchObject({ status: 'open', assignee_id: user.id, labels: ['vip'] });
    const mine = `filter[assignee_id]=${user.id}&filter[status]=open&filter[label]=vip&q=reuniao`;
    expect((await api.get(`/conversations?${mine}`)).body.meta.total).toBe(1);
    await eventually(async () => {
      const { body: history } = await api.get(`/projects/${project.id}/history`);
      const actions = history.history.map(({ action }: { action: string }) => action);
      expect(actions).toEqual(expect.arrayContaining(['conversation.linked', 'conversation.updated']));
    });
    await eventually(async () => {
      const filters = [{ field: 'channel_awaiting_reply_since', operator: 'is_not_null' }];
      expect((await api.send('POST', '/projects/search', { filters })).body.meta.total).toBe(1);
    });
    await api.send('PATCH', `/conversations/${conversation.id}`, { status: 'closed' });
    await eventually(async () => {
      const filters = [{ field: 'channel_awaiting_reply_since', operator: 'is_not_null' }];
      expect((await api.send('POST', '/projects/search', { filters })).body.meta.total).toBe(0);
    });
  });

  it('has the time of the first response after a reply of a user', async () => {
    const receiver = await startReceiver();
    const api = apiOf();
    const { channel, conversation } = await aConversation(api, { settings: { delivery_url: receiver.url } });
    await api.send('POST', `/channels/${channel.id}/secret`);
    expect(conversation.first_response_seconds).toBeNull();

    const preview = { conversation_id: conversation.id, body: 'Olá {{contact.name}}!' };
    const { message } = (await api.send('POST', '/reply-templates/preview', preview)).body;
    await api.send('POST', `/channels/${channel.id}/messages`, { conversation_id: conversation.id, message });

    expect(message).toBe('Olá Ana Conceição!');
    const read = (await api.get('/conversations?filter[replied]=true&sort=first_response_seconds')).body.conversations;
    expect(read).toMatchObject([{ id: conversation.id, first_response_seconds: expect.any(Number) }]);
    await receiver.stop();
  });

  it('is hidden from other tenants, and needs a token and its scope', async () => {
    const [api, other] = [apiOf(), apiOf()];
    const { conversation } = await aConversation(api);
    const path = `/conversations/${conversation.id}`;

    expect((await other.get('/conversations?q=reuniao')).body.conversations).toEqual([]);
    expect(await other.send('PATCH', path, { status: 'closed' })).toMatchObject({
      status: 404,
      body: { message: 'conversation_model_not_found' },
    });
    const outcomes = await other.send('PATCH', '/conversations', { conversations: [{ id: conversation.id }] });
    expect(outcomes.body.outcomes).toMatchObject([{ message: 'conversation_model_not_found' }]);
    const foreign = { assignee_id: (await other.get('/me')).body.user.id };
    expect((await api.send('PATCH', path, foreign)).body.message).toBe('user_model_not_found');
    const anonymous = await fetch(`${system.base_url}/api/management${path}`, { method: 'PATCH', body: '{}' });
    expect(anonymous.status).toBe(401);
  });
});
