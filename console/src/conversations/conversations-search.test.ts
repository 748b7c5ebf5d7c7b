import { conversationsSearch, listQuery, statusOf } from './conversations-search';

const NOW = new Date('2026-11-25T12:00:30Z');

describe('the address of the conversations', () => {
  it('has known members only', () => {
    const given = { status: 'closed', q: 'roof', waiting: true, page: 2, other: 'x', label: '', assignee: 5 };

    expect(conversationsSearch(given)).toEqual({ status: 'closed', q: 'roof', waiting: true, page: 2 });
    expect(conversationsSearch({ status: 'done', page: 1, waiting: 'yes' })).toEqual({});
  });

  it('shows open conversations first, and all of a project', () => {
    expect(statusOf({})).toBe('open');
    expect(statusOf({ project: 'p' })).toBe('all');
    expect(listQuery({ project: 'p' }, undefined, NOW)).toEqual({ filter: { project_id: 'p' } });
  });

  it('becomes the query of the list', () => {
    const search = { status: 'snoozed', assignee: 'me', label: 'vip', channel: 'c', q: 'roof', waiting: true } as const;

    expect(listQuery(search, 'u', NOW)).toEqual({
      filter: { status: 'snoozed', assignee_id: 'u', label: 'vip', channel_id: 'c' },
      q: 'roof',
      sort: 'awaiting_reply_since',
    });
    expect(listQuery({ assignee: 'none' }, 'u', NOW).filter).toEqual({ status: 'open', assignee_id: 'none' });
  });

  it('selects conversations by the time that they wait, and those without a reply', () => {
    const search = conversationsSearch({ hours: 4, replied: false });

    expect(search).toEqual({ hours: 4, replied: false });
    expect(listQuery(search, 'u', NOW).filter).toEqual({
      status: 'open',
      awaiting_reply_before: '2026-11-25T08:00:00.000Z',
      awaiting_reply: true,
      replied: false,
    });
    expect(conversationsSearch({ hours: 5, replied: true })).toEqual({});
  });
});
