import { latestStatus, type MessageStatus } from './message-status';

describe('the status of a message', () => {
  it.each<[MessageStatus, MessageStatus, MessageStatus]>([
    ['queued', 'sent', 'sent'],
    ['queued', 'read', 'read'],
    ['sent', 'delivered', 'delivered'],
    ['read', 'delivered', 'read'],
    ['delivered', 'sent', 'delivered'],
    ['sent', 'failed', 'failed'],
    ['delivered', 'failed', 'delivered'],
    ['failed', 'sent', 'failed'],
    ['failed', 'delivered', 'delivered'],
    ['read', 'read', 'read'],
  ])('from %s, after the report %s, is %s', (current, reported, expected) => {
    expect(latestStatus(current, reported)).toBe(expected);
  });
});
