import { closedAt, firstResponseSeconds, newConversation, resolutionSeconds, withInbound } from './conversation';
import { withChanges } from './conversation-changes';

const START = new Date('2026-01-01T00:00:00.000Z');
const minute = (count: number) => new Date(START.getTime() + count * 60_000);
const [USER, PROJECT] = ['user', 'project'];

function begin() {
  const start = newConversation({ id: 'c', frameId: 'f', channelId: 'ch', sender: null, projectId: null }, START);
  return withInbound(start, null, minute(1));
}

describe('the status of a conversation', () => {
  it('closes with the time, and no longer awaits a reply', () => {
    const closed = withChanges(begin(), { status: 'closed' }, minute(11));

    expect(closed).toMatchObject({ status: 'closed', awaitingReplySince: null });
    expect(closedAt(closed)).toEqual(minute(11));
    expect(resolutionSeconds(closed)).toBe(600);
    expect(withChanges(closed, { status: 'closed' }, minute(20))).toEqual(closed);
  });

  it.each(['closed', 'snoozed'] as const)('is open again after an inbound message, if it was %s', (status) => {
    const until = status === 'snoozed' ? { snoozedUntil: minute(60) } : {};
    const before = withChanges(begin(), { status, ...until }, minute(2));
    const after = withInbound(before, null, minute(3));

    expect(after).toMatchObject({ status: 'open', snoozedUntil: null });
    expect([closedAt(after), resolutionSeconds(after)]).toEqual([null, null]);
    expect(after.awaitingReplySince).toEqual(status === 'closed' ? minute(3) : minute(1));
  });

  it('snoozes until a time in the future, which can be changed', () => {
    const snoozed = withChanges(begin(), { status: 'snoozed', snoozedUntil: minute(60) }, minute(2));

    expect(snoozed).toMatchObject({ status: 'snoozed', snoozedUntil: minute(60), awaitingReplySince: minute(1) });
    expect(withChanges(snoozed, { snoozedUntil: minute(90) }, minute(3)).snoozedUntil).toEqual(minute(90));
    expect(withChanges(snoozed, { labels: ['vip'] }, minute(61)).status).toBe('snoozed');
    expect(withChanges(snoozed, { status: 'closed' }, minute(3)).snoozedUntil).toBeNull();
    expect(withChanges(snoozed, { status: 'open', snoozedUntil: null }, minute(3)).status).toBe('open');
  });

  it.each([
    [{ status: 'snoozed' }, 'Is required with the status snoozed.'],
    [{ status: 'snoozed', snoozedUntil: null }, 'Is required with the status snoozed.'],
    [{ status: 'snoozed', snoozedUntil: minute(2) }, 'Must be in the future.'],
    [{ snoozedUntil: minute(60) }, 'Send it with the status snoozed.'],
    [{ status: 'closed', snoozedUntil: minute(60) }, 'Send it with the status snoozed.'],
  ] as const)('rejects %j', (changes, message) => {
    expect(() => withChanges(begin(), changes, minute(2))).toThrow(message);
  });
});

describe('the labels of a conversation', () => {
  const labelled = withChanges(begin(), { labels: ['vip', 'invoice', 'vip'] }, START);

  it('are distinct and in alphabetical order', () => {
    expect(labelled.labels).toEqual(['invoice', 'vip']);
  });

  it('can be added and removed together', () => {
    const changed = withChanges(labelled, { addLabels: ['roof', 'vip'], removeLabels: ['invoice', 'none'] }, START);

    expect(changed.labels).toEqual(['roof', 'vip']);
  });

  it('are at most 20, and either replaced or changed', () => {
    const many = Array.from({ length: 19 }, (_, index) => `l${index}`);

    expect(() => withChanges(labelled, { addLabels: many }, START)).toThrow('at most 20 labels');
    expect(() => withChanges(labelled, { labels: [], addLabels: ['a'] }, START)).toThrow('Send either labels, or');
  });
});

describe('the other members of a conversation', () => {
  it('stay as they are unless they are given', () => {
    const changed = withChanges(begin(), { assigneeId: USER, projectId: PROJECT }, START);

    expect(withChanges(changed, {}, START)).toEqual(changed);
    expect(withChanges(changed, { assigneeId: null }, START)).toMatchObject({ assigneeId: null, projectId: PROJECT });
  });

  it('include the time of the first response, from the first inbound message', () => {
    expect(firstResponseSeconds(begin())).toBeNull();
    expect(firstResponseSeconds({ ...begin(), firstReplyAt: minute(3) })).toBe(120);
    const late = withInbound({ ...begin(), firstReplyAt: minute(3) }, null, START);
    expect(firstResponseSeconds(late)).toBe(180);
  });
});
