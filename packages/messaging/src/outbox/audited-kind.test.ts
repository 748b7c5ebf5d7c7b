import { type AuditEntry, auditLineRecorded } from '@trackway/contracts';
import { type Caller, newId, runInContext } from '@trackway/runtime';
import { MAX_AUDIT_BYTES } from './audit-line';
import { auditOf, HIDDEN_VALUE } from './audited-kind';

interface Channel {
  readonly id: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly secret: string | null;
}

const audit = auditOf<Channel>({
  source: 'channels',
  kind: 'channel',
  identify: ({ id, name }) => ({ id, name }),
  settings: ({ name, labels }) => ({ name, labels }),
  secrets: ({ secret }) => ({ secret }),
  details: () => ({ connector: 'email' }),
});

const caller: Caller = { kind: 'user', id: newId(), frameId: newId(), scopes: ['*'], name: 'Ana', tokenId: newId() };
const channel: Channel = { id: newId(), name: 'Support', labels: [], secret: null };

function entry(...[change, state, action]: [string, Channel, { before?: Channel; details?: object }?]) {
  const { event } = audit(caller, change, state, action as Parameters<typeof audit>[3]);
  const data = event.data as AuditEntry;
  expect(auditLineRecorded.schema.safeParse(data).error).toBeUndefined();
  return data;
}

describe('entries of a kind of object', () => {
  it('contain action, subject, actor and token', () => {
    const recorded = runInContext({ requestId: 'r-1', correlationId: 'c-1', depth: 0 }, () =>
      entry('deleted', channel),
    );

    expect(recorded).toEqual({
      action: 'channel.deleted',
      subject: { kind: 'channel', id: channel.id, name: 'Support' },
      actor: { kind: 'user', id: caller.id, name: 'Ana' },
      changes: [],
      details: { connector: 'email' },
      request_id: 'r-1',
      token_id: caller.tokenId,
    });
  });

  it('list the settings that an update changed, and of a secret only that it changed', () => {
    const after = { ...channel, name: 'Sales', labels: ['a'], secret: 's3cret' };

    const recorded = entry('updated', after, { before: channel, details: { reason: 'x' } });
    expect(recorded.changes).toEqual([
      { field: 'name', from: 'Support', to: 'Sales' },
      { field: 'labels', from: null, to: ['a'] },
      { field: 'secret', from: null, to: HIDDEN_VALUE },
    ]);
    expect(recorded.details).toEqual({ connector: 'email', reason: 'x' });
    expect(entry('updated', channel, { before: after }).changes).toHaveLength(3);
    expect(entry('updated', channel, { before: { ...channel } }).changes).toEqual([]);
  });

  it('list the settings of a new object that are not empty', () => {
    expect(entry('created', { ...channel, secret: 'x' }).changes).toEqual([
      { field: 'name', from: null, to: 'Support' },
      { field: 'secret', from: null, to: HIDDEN_VALUE },
    ]);
  });

  it('have a maximum size', () => {
    const labels = Array.from({ length: 10_000 }, (_, index) => `label ${index}`);

    const recorded = entry('updated', { ...channel, labels }, { before: channel });

    expect(JSON.stringify(recorded.changes).length).toBeLessThanOrEqual(MAX_AUDIT_BYTES);
    expect(recorded.details).toMatchObject({ shortened: true });
  });
});
