import { signatureHeaders } from '@trackway/outbound';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { Channel } from '../channels/channel';
import { FakeUnitOfWork } from '../fake-unit-of-work';
import { aChannel, later, SAMPLE_TIME } from '../sample-data';
import { inboundModule } from './inbound-module';

const ANA = { id: 'ana', name: 'Ana' };

function setUp(secrets: Channel['secrets'] = []) {
  const unitOfWork = new FakeUnitOfWork();
  const channel = aChannel({ secrets });
  const caller = aCaller({ frameId: channel.frameId });
  let now = SAMPLE_TIME;
  let wakes = 0;
  const wakeBackground = () => {
    wakes += 1;
  };
  const { commands, queries } = inboundModule({ unitOfWork, newId, clock: () => now, wakeBackground });
  const send = (text: string | object, headers: Partial<ReturnType<typeof signatureHeaders>> = {}) =>
    commands.processDelivery(channel, {
      contentType: 'application/json',
      signed: {
        id: headers['webhook-id'],
        timestamp: headers['webhook-timestamp'],
        signature: headers['webhook-signature'],
      },
      body: async () => Buffer.from(typeof text === 'string' ? text : JSON.stringify(text)),
    });
  const page = { page: 1, perPage: 50 };
  const { conversations, mediaItems } = unitOfWork.stores;
  return {
    caller,
    channel,
    unitOfWork,
    send,
    sendSigned: (body: object, id = newId(), secret = secrets[0]?.value ?? '') => {
      const bytes = Buffer.from(JSON.stringify(body));
      return send(bytes.toString(), signatureHeaders([secret], id, bytes, now));
    },
    replay: (id: string, changes: Partial<Channel> = {}, as = caller) =>
      commands.replayDelivery(as, { ...channel, ...changes }, id),
    at: (seconds: number) => {
      now = later(seconds);
    },
    wakes: () => wakes,
    deliveries: async () => (await queries.listDeliveries(caller, channel.id, {})).items,
    messages: async () => (await mediaItems.page(channel.frameId, {}, page)).items,
    conversations: async () => (await conversations.page(channel.frameId, { conditions: {} }, page)).items,
    types: () => unitOfWork.takeEvents().map(({ type }) => type),
  };
}

describe('a delivery', () => {
  it('is a message in the conversation of its sender, with events', async () => {
    const inbox = setUp();
    await inbox.send({ message: 'One', sender: ANA, sent_at: '2026-01-01T11:00:00Z' });
    inbox.at(60);
    await inbox.send({ message: 'Two', sender: ANA, colour: 'red' });
    await inbox.send({ message: 'Three', sender: { id: 'bert' }, sent_at: '2030-01-01T00:00:00Z' });

    const [bert, ana] = await inbox.conversations();
    expect([bert, ana]).toMatchObject([
      { sender: { id: 'bert' }, messagesCount: 1 },
      { sender: { id: 'ana', name: 'Ana' }, messagesCount: 2, awaitingReplySince: later(-3_600), status: 'open' },
    ]);
    const messages = await inbox.messages();
    expect(messages.find(({ message }) => message === 'Two')?.metadata).toEqual({ extra: { colour: 'red' } });
    expect(messages.find(({ message }) => message === 'Three')?.at).toEqual(later(60));
    expect(inbox.types().filter((type) => type === 'channels.message_received.v1')).toHaveLength(3);
    expect((await inbox.deliveries()).map(({ verdict }) => verdict)).toEqual(['accepted', 'accepted', 'accepted']);
  });

  it('may have numbers as ids', async () => {
    const inbox = setUp();
    await inbox.send({ message: 'One', external_id: 7, sender: { ...ANA, id: 351 } });

    expect(await inbox.messages()).toMatchObject([{ externalId: '7', sender: { id: '351' } }]);
  });

  it('that is repeated changes nothing', async () => {
    const inbox = setUp();
    const message = { message: 'One', external_id: 7, sender: ANA };
    await Promise.all([inbox.send(message), inbox.send(message), inbox.send({ ...message, message: 'Other' })]);

    expect(await inbox.messages()).toMatchObject([{ message: 'One', externalId: '7' }]);
    const verdicts = (await inbox.deliveries()).map(({ verdict }) => verdict);
    expect(verdicts.toSorted()).toEqual(['accepted', 'duplicate', 'duplicate']);
  });

  it.each([
    ['malformed_body', '{'],
    ['validation_errors', '{"sender": {}}'],
  ])('with an error is recorded as %s with its body, for a replay', async (code, text) => {
    const inbox = setUp();
    await expect(inbox.send(text)).rejects.toMatchObject({ code });

    const [rejected] = await inbox.deliveries();
    expect(rejected).toMatchObject({ verdict: code, mediaItemId: null, body: Buffer.from(text) });
    expect(await inbox.messages()).toEqual([]);
  });

  it('to a channel with a secret must be signed, and its id finds repeats', async () => {
    const { secrets } = aChannel();
    const inbox = setUp(secrets);
    await inbox.sendSigned({ message: 'One', sender: ANA }, 'msg_1');
    await inbox.sendSigned({ message: 'One', sender: ANA }, 'msg_1');
    const invalid = { code: 'invalid_signature' };
    await expect(inbox.send({ message: 'Two' })).rejects.toMatchObject(invalid);
    const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
    await expect(inbox.sendSigned({ message: 'Two' }, newId(), other)).rejects.toMatchObject(invalid);

    expect(await inbox.messages()).toMatchObject([{ message: 'One', isPublished: true }]);
  });

  it('that is signed and may belong to a project is published after the project was looked for', async () => {
    const inbox = setUp(aChannel().secrets);
    await inbox.sendSigned({ message: 'One', sender: { ...ANA, email: 'ana@example.org' } });
    await inbox.sendSigned({ message: 'Two', sender: { id: 'bert' }, project_id: newId() });
    await inbox.sendSigned({ message: 'Three', sender: { id: 'cleo' } });

    const published = new Map((await inbox.messages()).map(({ message, isPublished }) => [message, isPublished]));
    expect(published).toEqual(
      new Map([
        ['One', false],
        ['Two', false],
        ['Three', true],
      ]),
    );
    expect(inbox.wakes()).toBe(2);
    expect(inbox.types().filter((type) => type === 'channels.message_received.v1')).toHaveLength(1);
  });
});

describe('a replay', () => {
  it('validates a rejected delivery at its time, and an accepted one not again', async () => {
    const inbox = setUp(aChannel().secrets);
    const late = `whsec_${Buffer.alloc(32, 'n').toString('base64')}`;
    await expect(inbox.sendSigned({ message: 'One', sender: ANA }, 'msg_1', late)).rejects.toThrow();
    const [rejected] = await inbox.deliveries();
    const id = rejected?.id ?? '';
    inbox.at(86_400);
    expect(await inbox.replay(id)).toMatchObject({ verdict: 'invalid_signature', replayOf: id });

    const replayed = await inbox.replay(id, { secrets: [{ value: late, validUntil: null }] });

    expect(replayed).toMatchObject({ verdict: 'accepted', replayOf: id });
    expect(await inbox.replay(replayed.id)).toEqual(replayed);
    expect(await inbox.messages()).toMatchObject([{ message: 'One' }]);
    const audited = inbox.unitOfWork.takeEvents().filter(({ type }) => type === 'audit.line_recorded.v1');
    expect(audited.map(({ data }) => (data as { action: string }).action)).toEqual([
      'channel.delivery_replayed',
      'channel.delivery_replayed',
    ]);
  });

  it('records a message without an id once, also if a rejected replay is replayed, or two at the same time', async () => {
    const inbox = setUp(aChannel().secrets);
    await expect(inbox.send({ message: 'One', sender: ANA })).rejects.toThrow();
    const [rejected] = await inbox.deliveries();
    const { id: again } = await inbox.replay(rejected?.id ?? '');
    const unsigned = { secrets: [] };

    const replays = await Promise.all([inbox.replay(again, unsigned), inbox.replay(rejected?.id ?? '', unsigned)]);

    expect(replays.map(({ verdict }) => verdict).toSorted()).toEqual(['accepted', 'duplicate']);
    expect(await inbox.replay(again, unsigned)).toMatchObject({
      verdict: 'duplicate',
      mediaItemId: replays[0].mediaItemId,
    });
    expect(await inbox.messages()).toMatchObject([{ message: 'One' }]);
  });

  it('needs a stored body and a delivery of the channel and tenant', async () => {
    const inbox = setUp();
    await expect(inbox.send('x'.repeat(200_000))).rejects.toThrow();
    const [tooLarge] = await inbox.deliveries();
    const id = tooLarge?.id ?? '';

    await expect(inbox.replay(id)).rejects.toMatchObject({ code: 'body_not_kept' });
    await expect(inbox.replay(id, {}, aCaller())).rejects.toMatchObject({ code: 'delivery_model_not_found' });
    await expect(inbox.replay(newId())).rejects.toMatchObject({ code: 'delivery_model_not_found' });
  });
});
