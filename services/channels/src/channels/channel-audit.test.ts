import type { AuditEntry } from '@trackway/contracts';
import { type Caller, newId } from '@trackway/runtime';
import type { Channel } from './channel';
import { auditChannel, changeOfChannel } from './channel-audit';

const now = new Date();
const caller: Caller = { kind: 'user', id: newId(), frameId: newId(), scopes: ['*'] };
const channel: Channel = {
  id: newId(),
  frameId: caller.frameId,
  name: 'Support',
  kind: 'email',
  externalRef: 'ref',
  active: true,
  settings: {},
  secrets: [],
  version: 1,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
};
const secrets = [{ value: 'whsec_s3cret', validUntil: null }];

describe('entries of a channel', () => {
  it.each<[string, Partial<Channel>, Partial<Channel>]>([
    ['updated', {}, { name: 'Sales' }],
    ['updated', {}, { name: 'Sales', active: false }],
    ['deactivated', {}, { active: false }],
    ['activated', { active: false }, { active: true }],
    ['deleted', {}, { deletedAt: now }],
    ['restored', { deletedAt: now }, { deletedAt: null }],
    ['secret_rotated', {}, { secrets }],
    ['secret_removed', { secrets }, { secrets: [] }],
  ])('are called %s', (change, before, after) => {
    const later = { version: 2, updatedAt: new Date(1) };

    expect(changeOfChannel({ ...channel, ...before }, { ...channel, ...before, ...after, ...later })).toBe(change);
  });

  it('contain neither secrets nor the settings of connectors', () => {
    const after = { ...channel, secrets, settings: { delivery_url: 'https://a.example/s3cret', token: 's3cret' } };

    const { event } = auditChannel(caller, 'updated', after, { before: channel });

    expect(JSON.stringify(event)).not.toContain('s3cret');
    expect((event.data as AuditEntry).changes.map(({ field }) => field)).toEqual(['settings', 'secret']);
  });
});
