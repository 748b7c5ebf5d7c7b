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
import { keyOf } from '../plan/record-keys';

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
    requestId: string | null = null,
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
      cause: { correlationId: cause, causationId: null, requestId },
    });
  }

  async list(_: Caller, causeIds: readonly string[], part?: EffectPart) {
    const effects = this.effects
      .filter(({ cause }) => [cause.correlationId, cause.requestId].some((id) => id && causeIds.includes(id)))
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

/** Records of one project. */
export function projectRecords() {
  const projectId = newId();
  const record = (kind: ProjectRecordRef['kind']): RecordRef => ({ kind, id: newId(), projectId, label: '' });
  return { project: record('project'), assignment: record('assignment'), answer: record('answer') };
}
