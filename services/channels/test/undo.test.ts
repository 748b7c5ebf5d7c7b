import { type ChannelsV1, effectMessages, PROTO_FOLDER, protoServices, type RecordOutcome } from '@trackway/contracts';
import { GrpcClient } from '@trackway/grpc';
import { type Caller, newId } from '@trackway/runtime';
import { aCaller, type ServiceClient, type ServiceResponse, serviceClient, tokensOf } from '@trackway/testkit';
import { sharedChannels } from './start-channels';

const ROOT = '/api/management';

describe('the effects of changes of channels over gRPC', () => {
  let service: Awaited<ReturnType<typeof sharedChannels>>;
  let peer: GrpcClient<ChannelsV1.ChannelsServiceClient>;
  let caller: Caller;
  let client: ServiceClient;

  beforeAll(async () => {
    service = await sharedChannels();
    peer = new GrpcClient<ChannelsV1.ChannelsServiceClient>({
      name: 'channels',
      address: `127.0.0.1:${service.grpcPort}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.channels,
      tokens: tokensOf('projects'),
    });
  }, 60_000);
  afterAll(async () => {
    peer.close();
    await service.stop();
  });
  beforeEach(() => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
  });

  const read = async (path: string, kind: string) => (await client.send('GET', `${ROOT}/${path}`)).body[kind];
  const send = async (method: string, path: string, body?: object) => {
    const response = await client.send(method, `${ROOT}/${path}`, body);
    expect(response.status).toBe(200);
    return response;
  };

  async function effectsOf({ headers }: ServiceResponse, by = caller) {
    const causeIds = [headers.get('x-request-id') ?? ''];
    const { effects } = await peer.unary<ChannelsV1.ListEffectsRequest, ChannelsV1.ListEffectsResponseOutput>(
      (stub) => stub.ListEffects,
      { causeIds },
      { caller: by },
    );
    return effects.map(effectMessages.toEffect);
  }

  /** Restores the values before the changes of a request. */
  async function restore(response: ServiceResponse): Promise<RecordOutcome[]> {
    const outcomes: RecordOutcome[] = [];
    for (const { record, changes } of (await effectsOf(response)).toReversed()) {
      if (!record) continue;
      const inverse = changes.map(({ field, from, to }) => ({ field, from: to, to: from }));
      const { outcome } = await peer.unary<ChannelsV1.ChangeRecordRequest, ChannelsV1.ChangeRecordResponseOutput>(
        (stub) => stub.ChangeRecord,
        { change: effectMessages.fromRecordChange({ record, changes: inverse }) },
        { caller },
      );
      outcomes.push(effectMessages.toOutcome(outcome));
    }
    return outcomes;
  }

  const CHANGED = [{ result: 'changed' }];

  it('restore changed and deleted channels, and never show their settings', async () => {
    const { id, external_ref: ref } = (await send('POST', 'channels', { name: 'Chat' })).body.channel;
    const settings = { delivery_url: 'https://connector.example.org/?token=secret' };
    const changed = await send('PATCH', `channels/${id}`, { name: 'Support', active: false, settings });
    const rotated = await send('POST', `channels/${id}/secret`, {});
    const deleted = await send('DELETE', `channels/${id}`);

    expect(JSON.stringify(await effectsOf(changed))).not.toContain('secret');
    expect(await effectsOf(rotated)).toMatchObject([{ action: 'channel.secret_rotated', record: null }]);
    expect(await restore(deleted)).toEqual(CHANGED);
    expect(await restore(changed)).toEqual(CHANGED);
    expect(await restore(changed)).toEqual(CHANGED);
    expect(await read(`channels/${id}`, 'channel')).toMatchObject({
      ...{ name: 'Chat', active: true, settings: {}, external_ref: ref, has_secret: true, deleted_at: null },
    });
  });

  it('restore changed and deleted reply templates', async () => {
    const created = await send('POST', 'reply-templates', { name: 'Thanks', body: 'Thank you.' });
    const { id } = created.body.reply_template;
    const changed = await send('PATCH', `reply-templates/${id}`, { body: 'Bye.' });
    const deleted = await send('DELETE', `reply-templates/${id}`);

    expect(await restore(deleted)).toEqual(CHANGED);
    expect(await restore(changed)).toEqual(CHANGED);
    expect(await read(`reply-templates/${id}`, 'reply_template')).toMatchObject({ name: 'Thanks', body: 'Thank you.' });
    expect(await restore(created)).toEqual(CHANGED);
    expect((await client.send('GET', `${ROOT}/reply-templates/${id}`)).status).toBe(404);
  });

  it('restore the work on conversations, also the wait for a reply', async () => {
    const { id: channelId, external_ref: ref } = (await send('POST', 'channels', { name: 'Chat' })).body.channel;
    const anonymous = serviceClient(service.httpPort);
    await anonymous.send('POST', `${ROOT}/channels/inbound/${ref}`, {
      message: 'Hi',
      sender: { id: 'a', name: 'Ana' },
    });
    const [{ id }] = await read(`conversations?filter[channel_id]=${channelId}`, 'conversations');
    const before = await read(`conversations/${id}`, 'conversation');
    const assignee = newId();
    service.users.push(assignee);
    const assigned = await send('PATCH', `conversations/${id}`, { assignee_id: assignee, add_labels: ['vip'] });
    const closed = await send('PATCH', `conversations/${id}`, { status: 'closed' });

    expect(await effectsOf(closed)).toMatchObject([
      { action: 'conversation.updated', record: { kind: 'conversation', id, label: 'Ana' }, actor: { kind: 'user' } },
    ]);
    expect(await effectsOf(closed, aCaller())).toEqual([]);
    expect(await restore(closed)).toEqual(CHANGED);
    expect(await restore(assigned)).toEqual(CHANGED);
    expect(await read(`conversations/${id}`, 'conversation')).toMatchObject({
      ...{ status: 'open', assignee_id: null, labels: [] },
      awaiting_reply_since: before.awaiting_reply_since,
    });
    await send('PATCH', `conversations/${id}`, { status: 'snoozed', snoozed_until: '2100-01-01T00:00:00Z' });
    expect(await restore(closed)).toMatchObject([{ result: 'conflict', message: 'status was changed meanwhile.' }]);
  });

  it('contain messages as uses of their channel', async () => {
    const since = new Date();
    const created = await send('POST', 'channels', { name: 'Chat' });
    const { id, external_ref: ref } = created.body.channel;
    const changesSince = async () => {
      const record = { kind: 'channel', id, projectId: null, label: 'Chat' } as const;
      const { effects } = await peer.unary<
        ChannelsV1.ListRecordChangesRequest,
        ChannelsV1.ListRecordChangesResponseOutput
      >(
        (stub) => stub.ListRecordChanges,
        { records: [effectMessages.fromRef(record)], since: since.toISOString() },
        { caller },
      );
      return effects.map(({ action }) => action);
    };
    expect(await changesSince()).toEqual(['channel.created']);

    await serviceClient(service.httpPort).send('POST', `${ROOT}/channels/inbound/${ref}`, { message: 'Hi' });

    expect(await changesSince()).toEqual(['channel.created', 'channel.used']);
  });
});
