import type { Effect, EffectSource, ProjectRecordRef, RecordFields, RecordRef } from '@trackway/contracts';
import { findConflict } from '@trackway/contracts';
import { unavailable } from '@trackway/errors';
import { type Caller, newId } from '@trackway/runtime';
import { combineServices } from './effect-sources';
import { makeExecuteUndo } from './execute-undo';
import { FakeUndoStore } from './fake-undo-store';
import { makeFindCause } from './find-cause';
import { keyOf } from './plan-undo';
import { makePreviewUndo } from './preview-undo';
import { makeRequestUndo } from './request-undo';

const frameId = newId();
const caller: Caller = { kind: 'user', id: newId(), frameId, scopes: ['*'], name: 'Bo' };
const NOW = new Date('2026-02-01T00:00:00.000Z');

/** Records in memory with recorded effects. `failures` are calls of `change` that fail as if the service were down. */
class FakeSource implements EffectSource<Caller> {
  readonly values = new Map<string, Record<string, unknown>>();
  readonly effects: Effect[] = [];
  later: readonly Effect[] = [];
  isPending = false;
  failures = 0;
  changes = 0;

  write(
    cause: string,
    record: RecordRef,
    field: string,
    to: unknown,
    happenedAt = new Date(NOW.getTime() - 60_000),
  ): void {
    const values = this.values.get(keyOf(record)) ?? {};
    this.values.set(keyOf(record), { ...values, [field]: to });
    const { projectId } = record;
    const common = { id: newId(), projectId, action: 'project.updated', eventIds: [], happenedAt };
    const actor = { kind: caller.kind, id: caller.id, name: 'Bo' } as const;
    const changes = [{ field, from: values[field] ?? null, to }];
    this.effects.push({
      ...common,
      record,
      actor,
      changes,
      cause: { correlationId: cause, causationId: null, requestId: null },
    });
  }

  async list(_: Caller, causeIds: readonly string[]) {
    const effects = this.effects.filter(({ cause }) => causeIds.includes(cause.correlationId));
    return { effects, isPending: this.isPending };
  }

  async changesSince(): Promise<readonly Effect[]> {
    return this.later;
  }

  async read(_: Caller, records: readonly RecordFields[]) {
    return records.map(({ record, fields }) => {
      const values = this.values.get(keyOf(record)) ?? {};
      return { record, values: Object.fromEntries(fields.map((field) => [field, values[field] ?? null])) };
    });
  }

  change: EffectSource<Caller>['change'] = async (_, { record, changes }) => {
    this.changes += 1;
    if (this.failures > 0) {
      this.failures -= 1;
      throw unavailable('The service is down.');
    }
    const values = this.values.get(keyOf(record)) ?? {};
    const conflict = findConflict(changes, values);
    if (conflict) return conflict;
    this.values.set(keyOf(record), { ...values, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) });
    return { result: 'changed' };
  };
}

function open() {
  const [projects, funnels] = [new FakeSource(), new FakeSource()];
  const [forms, channels] = [new FakeSource(), new FakeSource()];
  const source = combineServices({ projects, funnels, forms, channels });
  const undos = new FakeUndoStore();
  const clock = () => NOW;
  const changeLog = { since: async () => [] };
  const findCause = makeFindCause({ source });
  const previewUndo = makePreviewUndo({ source, undos, changeLog, clock });
  const wake = () => undefined;
  return {
    projects,
    funnels,
    forms,
    channels,
    undos,
    previewUndo,
    request: makeRequestUndo({ findCause, previewUndo, undos, wake, newId, clock }),
    execute: makeExecuteUndo({ source, undos, clock }),
  };
}

function records() {
  const projectId = newId();
  const record = (kind: ProjectRecordRef['kind']): RecordRef => ({ kind, id: newId(), projectId, label: '' });
  return { project: record('project'), assignment: record('assignment'), answer: record('answer') };
}

describe('an undo', () => {
  it('restores the records of all services', async () => {
    const { projects, funnels, forms, undos, request, execute } = open();
    const { project, assignment, answer } = records();
    projects.write('move', project, 'budget', 5);
    funnels.write('move', assignment, 'step_id', 'two');
    forms.write('move', answer, 'value', 'because');

    const { id } = await request(caller, 'move', 'all');
    expect(await execute()).toBe(true);

    expect(await undos.find(frameId, id)).toMatchObject({ status: 'completed', finishedAt: NOW });
    expect([projects, funnels, forms].map(({ values }) => [...values.values()])).toEqual([
      [{ budget: null }],
      [{ step_id: null }],
      [{ value: null }],
    ]);
    expect(await execute()).toBe(false);
  });

  it('rejects a conflict in the mode all, and leaves it out in the mode possible', async () => {
    const { projects, undos, request, execute } = open();
    const { project } = records();
    projects.write('request', project, 'budget', 5);
    projects.write('request', project, 'name', 'b');
    projects.write('other', project, 'budget', 6);

    await expect(request(caller, 'request', 'all')).rejects.toMatchObject({ code: 'undo_conflict' });
    const { id } = await request(caller, 'request', 'possible');
    await execute();

    expect(await undos.find(frameId, id)).toMatchObject({
      status: 'partial',
      skipped: [{ action: 'project.updated' }],
    });
    expect([...projects.values.values()]).toEqual([{ budget: 6, name: null }]);
  });

  it('takes its changes out again if a record changes before its step in the mode all', async () => {
    const { projects, funnels, undos, request, execute } = open();
    const { project, assignment } = records();
    projects.write('request', project, 'budget', 5);
    funnels.write('request', assignment, 'step_id', 'two');

    const { id } = await request(caller, 'request', 'all');
    funnels.write('other', assignment, 'step_id', 'three');
    await execute();

    expect(await undos.find(frameId, id)).toMatchObject({
      status: 'failed',
      error: 'step_id was changed meanwhile.',
      steps: [{ state: 'reverted' }, { state: 'skipped' }],
    });
    expect([...projects.values.values()]).toEqual([{ budget: 5 }]);
  });

  it('is resumed after a service was unavailable, without a second effect', async () => {
    const { projects, funnels, undos, request, execute } = open();
    const { project, assignment } = records();
    projects.write('request', project, 'budget', 5);
    funnels.write('request', assignment, 'step_id', 'two');
    const { id } = await request(caller, 'request', 'all');
    funnels.failures = 1;

    await expect(execute()).rejects.toThrow('down');
    await execute();

    expect(await undos.find(frameId, id)).toMatchObject({ status: 'completed' });
    expect([...projects.values.values()]).toEqual([{ budget: null }]);
    expect([...funnels.values.values()]).toEqual([{ step_id: null }]);
  });

  it('is returned again while it runs and after it has restored everything', async () => {
    const { projects, request, execute } = open();
    projects.write('request', records().project, 'budget', 5);

    const [first, second] = await Promise.all([request(caller, 'request', 'all'), request(caller, 'request', 'all')]);
    await execute();
    const third = await request(caller, 'request', 'all');

    expect([second.id, third.id]).toEqual([first.id, first.id]);
    expect(projects.changes).toBe(1);
  });

  it('needs the scopes of the records', async () => {
    const { funnels, request } = open();
    funnels.write('request', records().assignment, 'step_id', 'two');

    await expect(request({ ...caller, scopes: ['projects:write'] }, 'request', 'all')).rejects.toMatchObject({
      details: { extra: { required_scope: 'funnels:write' } },
    });
  });

  it('lists a created link that was used since as irreversible, and restores what else the cause did', async () => {
    const { forms, channels, previewUndo, request, execute } = open();
    const link: RecordRef = { kind: 'form_link', id: newId(), projectId: null, label: '' };
    const conversation: RecordRef = { kind: 'conversation', id: newId(), projectId: null, label: 'Ana' };
    forms.values.set(keyOf(link), { exists: false });
    forms.write('request', link, 'exists', true);
    channels.write('request', conversation, 'assignee_id', 'u');
    const [created] = forms.effects;
    const used = { ...(created as Effect), id: newId(), action: 'form_link.used', happenedAt: NOW };
    forms.later = [{ ...used, cause: { ...used.cause, correlationId: 'submission' } }];

    const cause = { id: 'request', correlationId: 'request', isPending: false };
    const { effects } = await previewUndo(caller, { ...cause, effects: forms.effects });
    const message = expect.stringContaining('Revoke it with DELETE');
    expect(effects.map(({ outcome }) => outcome)).toEqual([{ state: 'irreversible', message }]);
    await request(caller, 'request', 'possible');
    await execute();
    expect(channels.values.get(keyOf(conversation))).toEqual({ assignee_id: null });
    expect(forms.changes).toBe(0);
  });

  it('rejects causes without effects', async () => {
    await expect(open().request(caller, 'unknown', 'all')).rejects.toMatchObject({ code: 'cause_model_not_found' });
  });
});
