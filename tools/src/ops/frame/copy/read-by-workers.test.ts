import { isReadByWorkers } from './read-by-workers';

describe('tables that background work reads', () => {
  it.each([
    ['funnels', 'webhook_deliveries', true],
    ['funnels', 'rule_waits', true],
    ['funnels', 'feed_events', false],
    ['spreadsheets', 'operations', true],
    ['channels', 'conversations', true],
    ['forms', 'intake_submissions', true],
    ['forms', 'answers', false],
    ['projects', 'undos', true],
    ['projects', 'projects', false],
  ])('%s: %s', (service, table, expected) => {
    expect(isReadByWorkers(service, table)).toBe(expected);
  });
});
