import { type ChannelsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { GrpcClient } from '@trackway/grpc';
import { eventually, tokensOf } from '@trackway/testkit';
import { type ChatChannel, openChatChannel } from './chat-channel';
import { startTestChannels } from './start-channels';

describe('sending messages for other services', () => {
  let service: Awaited<ReturnType<typeof startTestChannels>>;
  let chat: ChatChannel;

  beforeAll(async () => {
    service = await startTestChannels();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    chat = await openChatChannel(service);
  });
  afterEach(() => chat.connector.stop());

  let grpcClient: GrpcClient<ChannelsV1.ChannelsServiceClient>;

  beforeAll(() => {
    grpcClient = new GrpcClient<ChannelsV1.ChannelsServiceClient>({
      name: 'channels',
      address: `127.0.0.1:${service.grpcPort}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.channels,
      tokens: tokensOf('funnels'),
    });
  });
  afterAll(() => grpcClient.close());

  const sendBy = (request: ChannelsV1.SendMessageRequest, as: Partial<ChatChannel['caller']> = {}) =>
    grpcClient.unary<ChannelsV1.SendMessageRequest, ChannelsV1.SendMessageResponseOutput>(
      (stub) => stub.sendMessage,
      request,
      { caller: { ...chat.caller, kind: 'automation', ...as } },
    );

  it('sends once for one key, and the answer of a rule does not count as a reply', async () => {
    const { connector, readConversation, aConversation } = chat;
    const conversationId = await aConversation();
    const request = { conversationId, message: 'By a rule', idempotencyKey: 'run-1' };

    const first = await sendBy(request);
    const second = await sendBy(request);

    expect(second).toEqual(first);
    await eventually(() => expect(connector.messages()).toEqual(['By a rule']));
    expect((await readConversation(conversationId)).awaiting_reply_since).toEqual(expect.any(String));
    await expect(sendBy({ ...request, message: 'Other' })).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  it("counts an AI agent's answer as a reply if the channel is set up so", async () => {
    const { connector, own, send, readConversation, aConversation } = chat;
    const conversationId = await aConversation();

    await sendBy({ conversationId, message: 'By an agent' }, { kind: 'ai_agent' });
    const before = await readConversation(conversationId);
    await send('PATCH', own, { settings: { delivery_url: connector.url, agent_replies_count: true } });
    await sendBy({ conversationId, message: 'Again' }, { kind: 'ai_agent' });

    expect(before.awaiting_reply_since).toEqual(expect.any(String));
    expect((await readConversation(conversationId)).awaiting_reply_since).toBeNull();
  });

  it('rejects callers without channels:write', async () => {
    const { aConversation } = chat;
    const conversationId = await aConversation();

    await expect(sendBy({ conversationId, message: 'x' }, { scopes: ['channels:read'] })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(sendBy({ conversationId: 'x', message: 'x' })).rejects.toMatchObject({ code: 'validation_errors' });
  });
});
