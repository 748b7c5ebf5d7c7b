import { EXISTS } from '@trackway/contracts';
import { type Caller, newId, runInContext } from '@trackway/runtime';
import { auditOf } from './audited-kind';
import type { OutgoingEvent } from './outbox';
import { effectOfRecord, RecordEffectOutbox, type RecordEffectRow } from './record-effect';

interface Funnel {
  readonly id: string;
  readonly name: string;
  readonly limits: readonly number[];
  readonly token: string;
}

const valuesOf = ({ name, limits, token }: Funnel) => ({ name, limits, token });
const audit = auditOf<Funnel>({
  source: 'funnels',
  kind: 'funnel',
  identify: ({ id, name }) => ({ id, name }),
  settings: ({ name, limits }) => ({ name, limits }),
  secrets: ({ token }) => ({ token }),
  restorable: { kind: 'funnel', id: ({ id }) => `f/${id}`, values: valuesOf, lost: valuesOf },
});
const caller: Caller = { kind: 'user', id: newId(), frameId: newId(), scopes: ['*'], name: 'Ana' };
const funnel: Funnel = { id: newId(), name: 'Sales', limits: [], token: 'a'.repeat(100_000) };

describe('recorded changes of settings', () => {
  const rows: RecordEffectRow[] = [];
  const published: OutgoingEvent[] = [];
  const outbox = new RecordEffectOutbox(
    { add: async (...events) => void published.push(...events) },
    { add: async (_, added) => void rows.push(...added) },
  );

  beforeEach(() => {
    rows.length = 0;
    published.length = 0;
  });

  const context = { requestId: 'request', correlationId: 'chain', causationId: 'run', depth: 0 };
  const write = (...added: OutgoingEvent[]) => outbox.add(...added);
  const changesOf = async (added: OutgoingEvent) => {
    await write(added);
    return rows[0]?.changes;
  };

  it('have the cause, and complete values that the entry hides, shortens or leaves out', async () => {
    const after = { ...funnel, limits: [1], token: 'b' };

    await runInContext(context, () => write(audit(caller, 'updated', after, { before: funnel })));

    expect(rows).toMatchObject([
      {
        kind: 'funnel',
        record_id: `f/${funnel.id}`,
        label: 'Sales',
        action: 'funnel.updated',
        actor: { id: caller.id },
        correlation_id: 'chain',
        causation_id: 'run',
        request_id: 'request',
        changes: [
          { field: 'limits', from: [], to: [1] },
          { field: 'token', from: funnel.token, to: 'b' },
        ],
      },
    ]);
    expect(JSON.stringify(published[0]?.event)).not.toContain('aaaa');
  });

  it('contain existence, and the values that a deletion loses', async () => {
    expect(await changesOf(audit(caller, 'created', funnel))).toEqual([{ field: EXISTS, from: false, to: true }]);
    rows.length = 0;
    expect(await changesOf(audit(caller, 'deleted', { ...funnel, token: '' }))).toEqual([
      { field: EXISTS, from: true, to: false },
      { field: 'name', from: 'Sales', to: null },
      { field: 'limits', from: [], to: null },
      { field: 'token', from: '', to: null },
    ]);
  });

  it('without a change have no record to restore', async () => {
    await write(audit(caller, 'updated', funnel, { before: funnel }));

    expect(rows.map(effectOfRecord)).toMatchObject([{ record: null, changes: [], action: 'funnel.updated' }]);
  });

  it('are stored for each frame, if a batch has events of several', async () => {
    const added = new Map<string, readonly RecordEffectRow[]>();
    const batch = new RecordEffectOutbox(
      { add: async () => undefined },
      { add: async (frameId, own) => void added.set(frameId, own) },
    );
    const other = { ...caller, frameId: newId() };

    await batch.add(audit(caller, 'created', funnel), audit(other, 'created', { ...funnel, id: 'b' }));

    expect([...added].map(([frameId, [row]]) => [frameId, row?.record_id])).toEqual([
      [caller.frameId, `f/${funnel.id}`],
      [other.frameId, 'f/b'],
    ]);
  });

  it('of events that are no audit entries have the given origin', async () => {
    const { event, topic } = audit(caller, 'created', funnel);
    const plain = { topic, event: { ...event, type: 'channels.conversation_updated.v1' } };
    const record = { kind: 'conversation', id: 'c', projectId: null, label: 'Ana' } as const;
    const actor = { kind: 'channel', id: 'ch', name: null } as const;
    const origin = { action: 'conversation.updated', actor, requestId: 'r' };
    await write({ ...plain, restorable: { record, changes: [] } });
    expect(rows).toEqual([]);

    await write({ ...plain, restorable: { record, changes: [], origin, eventIds: ['e'] } });

    const { action, requestId: request_id } = origin;
    expect(rows).toMatchObject([{ id: event.id, kind: 'conversation', action, actor, request_id, event_ids: ['e'] }]);
    expect(rows.map(effectOfRecord)).toMatchObject([{ eventIds: ['e'] }]);
  });

  it('contain existence of revoked objects, and values in its place of kinds that are not deleted', async () => {
    expect(await changesOf(audit(caller, 'revoked', { ...funnel, name: '', token: '' }))).toMatchObject([
      { field: EXISTS, from: true, to: false },
      ...[{ field: 'name' }, { field: 'limits' }, { field: 'token' }],
    ]);
    rows.length = 0;
    const link = auditOf<Funnel>({
      ...{ source: 'forms', kind: 'intake_link', identify: ({ id }) => ({ id, name: null }) },
      restorable: { kind: 'intake_link', values: valuesOf, retired: { name: '' } },
    });
    expect(await changesOf(link(caller, 'created', funnel))).toEqual([{ field: 'name', from: '', to: 'Sales' }]);
  });

  it('are not stored for kinds of objects that cannot be restored', async () => {
    const other = auditOf<Funnel>({ source: 'funnels', kind: 'webhook', identify: ({ id }) => ({ id, name: null }) });

    await write(other(caller, 'created', funnel));

    expect(rows).toEqual([]);
    expect(published).toHaveLength(1);
  });
});
