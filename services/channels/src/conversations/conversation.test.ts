import fc from 'fast-check';
import { newConversation, senderKeys, withInbound } from './conversation';

const START = new Date('2026-01-01T00:00:00.000Z');
const minute = (count: number) => new Date(START.getTime() + count * 60_000);

function begin() {
  return newConversation({ id: 'c', frameId: 'f', channelId: 'ch', sender: null, projectId: null }, START);
}

describe('a conversation', () => {
  it('awaits a reply since the oldest message after the last reply and closing, in any order of arrival', () => {
    const one = fc.integer({ min: 0, max: 20 });
    const minutes = fc.array(one, { minLength: 1, maxLength: 12 });
    const minuteOrNull = (count: number | null) => (count === null ? null : minute(count));

    fc.assert(
      fc.property(minutes, fc.option(one), fc.option(one), (messages, reply, closing) => {
        const after = messages.reduce((conversation, at) => withInbound(conversation, null, minute(at)), {
          ...begin(),
          lastReplyAt: minuteOrNull(reply),
          lastClosedAt: minuteOrNull(closing),
        });

        const waiting = messages.filter((at) => at > Math.max(reply ?? -1, closing ?? -1));
        expect(after.awaitingReplySince).toEqual(waiting.length > 0 ? minute(Math.min(...waiting)) : null);
        expect(after.lastMessageAt).toEqual(minute(Math.max(...messages)));
        expect(after.messagesCount).toBe(messages.length);
      }),
    );
  });

  it('has the strongest key of its sender', () => {
    const sender = { id: null, name: 'Ana', phone: '+351 900-1', email: 'Ana@Example.org' };
    const written = { ...begin(), sender, senderKey: senderKeys(sender)[0] };

    const joined = withInbound(written, { ...sender, id: 'wa-1' }, START);

    expect(senderKeys(sender)).toEqual(['phone:+3519001', 'email:ana@example.org']);
    expect(joined.senderKey).toBe('id:wa-1');
    expect(senderKeys(null)).toEqual(['']);
  });
});
