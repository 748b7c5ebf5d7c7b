import { disabled, enabled, matchesEvent, rotateSecret, validSecrets, type Webhook } from './webhook';

const HOUR = 3_600_000;
const now = new Date('2026-03-01T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * HOUR);

const webhook: Webhook = {
  id: 'w',
  name: 'World',
  description: '',
  url: 'https://example.org/',
  kinds: ['project.updated', 'funnel.moved'],
  projectIds: null,
  funnelId: null,
  viewId: null,
  filters: [],
  ordering: 'project',
  headers: {},
  secret: 'one',
  previousSecret: null,
  disabled: null,
  failingSince: null,
  owner: { kind: 'user', id: 'u', name: 'Bo' },
  version: 1,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
};

describe('a webhook', () => {
  const event = { kind: 'project.updated', projectId: 'p', funnelIds: ['f'] } as const;

  it('matches the selected kinds, or all of them', () => {
    expect(matchesEvent(webhook, event)).toBe(true);
    expect(matchesEvent(webhook, { ...event, kind: 'project.deleted' })).toBe(false);
    expect(matchesEvent({ ...webhook, kinds: ['*'] }, { ...event, kind: 'project.deleted' })).toBe(true);
  });

  it('matches only its projects, and no events without a project', () => {
    const narrow = { ...webhook, projectIds: ['p'] };

    expect(matchesEvent(narrow, event)).toBe(true);
    expect(matchesEvent(narrow, { ...event, projectId: 'q' })).toBe(false);
    expect(matchesEvent(narrow, { ...event, projectId: null })).toBe(false);
  });

  it('matches events of its funnel', () => {
    const narrow = { ...webhook, funnelId: 'f' };

    expect(matchesEvent(narrow, { ...event, funnelIds: ['e', 'f'] })).toBe(true);
    expect(matchesEvent(narrow, { ...event, funnelIds: [] })).toBe(false);
  });

  it('signs with the previous secret for a day, and with no older one', () => {
    const second = rotateSecret(webhook, 'two', now);
    const third = rotateSecret(second, 'three', later(1));

    expect(validSecrets(webhook, now)).toEqual(['one']);
    expect(validSecrets(second, later(23))).toEqual(['two', 'one']);
    expect(validSecrets(second, later(24))).toEqual(['two']);
    expect(validSecrets(third, later(2))).toEqual(['three', 'two']);
  });

  it('gets a new version when it is disabled and enabled, and loses the reason', () => {
    const off = disabled({ ...webhook, failingSince: now }, 'failing', 'Nothing got through.', later(24));
    const on = enabled(off, later(25));

    expect(off).toMatchObject({ version: 2, disabled: { reason: 'failing', at: later(24) } });
    expect(on).toMatchObject({ version: 3, disabled: null, failingSince: null });
  });
});
