import { aCaller, serviceClient } from '@trackway/testkit';
import { sharedChannels } from './start-channels';

const PATH = '/api/management/reply-templates';

describe('reply templates', () => {
  let service: Awaited<ReturnType<typeof sharedChannels>>;

  beforeAll(async () => {
    service = await sharedChannels();
  }, 60_000);
  afterAll(() => service.stop());

  it('are created, listed by name, changed, previewed and deleted', async () => {
    const client = serviceClient(service.httpPort, aCaller());
    const channel = (await client.send('POST', '/api/management/channels', { name: 'Chat' })).body.channel;
    const inbound = `/api/management/channels/inbound/${channel.external_ref}`;
    await serviceClient(service.httpPort).send('POST', inbound, { message: 'Hi', sender: { id: 'a', name: 'Ana' } });
    const [{ id: conversation_id }] = (await client.send('GET', '/api/management/conversations')).body.conversations;

    const created = await client.send('POST', PATH, { name: 'Thanks', body: 'Thank you, {{contact.name}}!' });
    const { id } = created.body.reply_template;
    const twice = await client.send('POST', PATH, { name: 'THANKS', body: 'Hi' });
    await client.send('POST', PATH, {
      name: 'Hello',
      body: 'Hello from {{conversation.channel}} on {{project.name}}.',
    });
    const changed = await client.send('PATCH', `${PATH}/${id}`, { name: 'Zebra' }, { 'if-match': '"1"' });
    const stale = await client.send('PATCH', `${PATH}/${id}`, { name: 'Other' }, { 'if-match': '"1"' });

    expect([twice.status, changed.status, stale.status]).toEqual([409, 200, 412]);
    const listed = (await client.send('GET', PATH)).body.reply_templates;
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(['Hello', 'Zebra']);
    const preview = (body: object) => client.send('POST', `${PATH}/preview`, { conversation_id, ...body });
    expect((await preview({ template_id: id })).body).toMatchObject({ message: 'Thank you, Ana!' });
    expect((await preview({ template_id: listed[0].id })).body).toMatchObject({
      message: 'template_variables_missing',
      missing_variables: ['project.name'],
    });
    expect((await preview({ body: 'Hi {{contact.nam}}' })).body).toMatchObject({ message: 'validation_errors' });
    expect((await preview({})).body.validation).toEqual({ template_id: ['Send either template_id or body.'] });
    expect((await client.send('DELETE', `${PATH}/${id}`)).status).toBe(200);
    expect((await client.send('GET', `${PATH}/${id}`)).body.message).toBe('reply_template_model_not_found');
  });

  it('are created once for an idempotency key', async () => {
    const client = serviceClient(service.httpPort, aCaller());
    const send = () => client.send('POST', PATH, { name: 'Once', body: 'Hi' }, { 'idempotency-key': 'k1' });

    const [one, two] = [await send(), await send()];

    expect(two.body.reply_template).toEqual(one.body.reply_template);
  });
});
