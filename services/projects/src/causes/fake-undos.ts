import {
  type Effect,
  type EffectPart,
  type EffectSource,
  findConflict,
  type ProjectRecordRef,
  type RecordFields,
  type RecordRef,
} from '@trackway/contracts';
import { unavailable } from '@trackway/errors';
import { type Caller, newId } from '@trackway/runtime';
import { combineServices } from './effect-sources';
import { makeExecuteParts } from './execute-parts';
import { makeExecuteUndo } from './execute-undo';
import { FakeUndoPartStore } from './fake-undo-part-store';
import { FakeUndoStore } from './fake-undo-store';
import { makeFindCause } from './find-cause';
import { type CauseParts, makeFindCauseOrParts } from './large-cause';
import { makePlanPart, makePreviewParts } from './plan-parts';
import { keyOf } from './plan-undo';
import { makePreviewUndo } from './preview-undo';
import { makeRequestUndo } from './request-undo';

export const frameId = newId();
export const caller: Caller = { kind: 'user', id: newId(), frameId, scopes: ['*'], name: 'Bo' };
export const NOW = new Date('2026-02-01T00:00:00.000Z');

/** Records in memory with recorded effects. `failing` are calls of `change`, by number, that fail as if the service were down. */
export class FakeSource implements EffectSource<Caller> {
  readonly values = new Map<string, Record<string, unknown>>();
  readonly effects: Effect[] = [];
  later: readonly Effect[] = [];
  isPending = false;
  readonly failing = new Set<number>();
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

  async list(_: Caller, causeIds: readonly string[], part?: EffectPart) {
    const effects = this.effects
      .filter(({ cause }) => causeIds.includes(cause.correlationId))
      .filter(({ projectId }) => !part || (part.of === 'projects' && part.ids.includes(projectId ?? '')));
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
    if (this.failing.has(this.changes)) throw unavailable('The service is down.');
    const values = this.values.get(keyOf(record)) ?? {};
    const conflict = findConflict(changes, values);
    if (conflict) return conflict;
    this.values.set(keyOf(record), { ...values, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) });
    return { result: 'changed' };
  };
}

/**
 * The use cases of undos with four services in memory. Causes with more than `maxEffects` are undone in parts, of one
 * project or of all.
 */
export function openUndos(maxEffects?: number, { inOnePart = false } = {}) {
  const [projects, funnels] = [new FakeSource(), new FakeSource()];
  const [forms, channels] = [new FakeSource(), new FakeSource()];
  const source = combineServices({ projects, funnels, forms, channels }, maxEffects);
  const undoParts = new FakeUndoPartStore();
  const undos = new FakeUndoStore(undoParts);
  const clock = () => NOW;
  const deps = { source, undos, undoParts, clock, changeLog: { since: async () => [] } };
  const findCause = makeFindCause(deps);
  const chain = { isWholeChain: true, isIncomplete: false };
  const findCauseParts = async (_: string, causeId: string): Promise<CauseParts> => {
    const ids = [...new Set(projects.effects.map(({ projectId }) => projectId ?? ''))];
    const parts = (inOnePart ? [ids] : ids.map((id) => [id])).map(
      (some): EffectPart => ({ of: 'projects', ids: some }),
    );
    return { ...chain, correlationId: causeId, newestAt: new Date(0), parts };
  };
  const findCauseOrParts = makeFindCauseOrParts({ source, findCause, findCauseParts });
  const previewUndo = makePreviewUndo(deps);
  const planPart = makePlanPart({ source, previewUndo });
  const executeParts = makeExecuteParts({ ...deps, planPart, findCauseParts });
  const wake = () => undefined;
  return {
    projects,
    funnels,
    forms,
    channels,
    undos,
    undoParts,
    chain,
    previewUndo,
    findCauseOrParts,
    previewParts: makePreviewParts({ planPart }),
    request: makeRequestUndo({ ...deps, findCause: findCauseOrParts, previewUndo, wake, newId }),
    execute: makeExecuteUndo({ ...deps, executeParts }),
  };
}

/** Records of one project. */
export function projectRecords() {
  const projectId = newId();
  const record = (kind: ProjectRecordRef['kind']): RecordRef => ({ kind, id: newId(), projectId, label: '' });
  return { project: record('project'), assignment: record('assignment'), answer: record('answer') };
}
