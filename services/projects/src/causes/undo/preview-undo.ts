import { type Effect, type EffectSource, EXISTS, type FrameRecordRef, type RecordFields } from '@trackway/contracts';
import type { Caller, Clock } from '@trackway/runtime';
import type { FoundCause } from '../effects/find-cause';
import { type ChangeLog, type LoggedChange, toLoggedChange } from '../plan/change-log';
import { type EffectOutcome, planUndo, type UndoPlan } from '../plan/plan-undo';
import { isOwnSubject, keyOf, subjectOf } from '../plan/record-keys';
import { isOrderField } from '../records/group-order-records';
import type { UndoStore } from './undo-store';

export const UNDO_DAYS = 30;

export interface UndoPreview extends UndoPlan {
  readonly cause: FoundCause;
  readonly rootCauseId: string;
  /** Of a large cause, whose lists are cut off. */
  readonly totals?: {
    readonly effects: number;
    readonly steps: number;
    /** The number of effects by state. */
    readonly states: ReadonlyMap<string, number>;
  };
}

export interface PreviewDeps {
  readonly source: EffectSource<Caller>;
  readonly undos: Pick<UndoStore, 'find' | 'idsOfRoot'>;
  readonly changeLog: ChangeLog;
  readonly clock: Clock;
}

/** Plans the undo of a cause, and explains who changed what since. Changes nothing. */
export function makePreviewUndo({ source, undos, changeLog, clock }: PreviewDeps) {
  return async (caller: Caller, cause: FoundCause): Promise<UndoPreview> => {
    const undone = await undos.find(caller.frameId, cause.correlationId);
    const rootCauseId = undone?.rootCauseId ?? cause.id;
    const own = new Set([cause.correlationId, ...(await undos.idsOfRoot(caller.frameId, rootCauseId))]);
    const others = await changesOfOthers({ source, changeLog }, caller, cause.effects, own);
    const states = await source.read(caller, fieldsOf(cause.effects));
    const oldest = new Date(clock().getTime() - UNDO_DAYS * 24 * 60 * 60 * 1_000);
    const plan = planUndo(cause.effects, states, {
      oldest,
      changedSince: describeLast(others),
      usedUp: usesOf(others),
    });
    const effects = plan.effects.map(({ effect, outcome }) => ({ effect, outcome: explain(effect, outcome, others) }));
    return { cause, rootCauseId, steps: plan.steps, effects };
  };
}

/** Every record with the fields that the effects changed, and whether it exists. */
function fieldsOf(effects: readonly Effect[]): RecordFields[] {
  const records = new Map<string, { record: RecordFields['record']; fields: Set<string> }>();
  for (const { record, changes } of effects) {
    if (!record) continue;
    const known = records.get(keyOf(record)) ?? { record, fields: new Set() };
    for (const { field } of changes) known.fields.add(field);
    if (isOwnSubject(record)) known.fields.add(EXISTS);
    records.set(keyOf(record), known);
  }
  return [...records.values()].map(({ record, fields }) => ({ record, fields: [...fields] }));
}

/** Changes of the same projects and records since the first effect, apart from the cause itself and its undos. */
async function changesOfOthers(
  { source, changeLog }: Pick<PreviewDeps, 'source' | 'changeLog'>,
  caller: Caller,
  effects: readonly Effect[],
  own: ReadonlySet<string>,
): Promise<readonly LoggedChange[]> {
  const [first] = effects;
  if (!first) return [];
  const ids = new Set(effects.flatMap(({ id, eventIds }) => [id, ...eventIds]));
  const { projectIds, records } = changedSubjects(effects);
  const logged = [
    ...(await changeLog.since(caller.frameId, projectIds, first.happenedAt)),
    ...(await source.changesSince(caller, records, first.happenedAt)).map(toLoggedChange),
  ];
  return logged.filter(({ id, correlationId }) => !ids.has(id) && !own.has(correlationId));
}

function changedSubjects(effects: readonly Effect[]) {
  const projectIds = new Set(effects.flatMap(({ projectId }) => projectId ?? []));
  const records = new Map<string, FrameRecordRef>();
  for (const { record } of effects) if (record?.projectId === null) records.set(keyOf(record), record);
  return { projectIds: [...projectIds], records: [...records.values()] };
}

/** The last change of each subject, and the last answer to each question of a form. */
function describeLast(changes: readonly LoggedChange[]): ReadonlyMap<string, string> {
  const visible = changes.filter(({ changes: fields, action }) => fields.length > 0 || LIFECYCLE.test(action));
  return new Map(
    visible.flatMap((change) => {
      const message = `${USES.get(change.action) ?? 'Changed since'} ${describe(change)}.`;
      const answered =
        change.action === ANSWERED ? change.changes.map(({ field }) => `${change.subject} ${field}`) : [];
      return [change.subject, ...answered].map((subject) => [subject, message] as const);
    }),
  );
}

const ANSWERED = 'form.answered';

/** How settings are used, which prevents that an undo deletes them. */
const USES: ReadonlyMap<string, string> = new Map([
  [ANSWERED, 'Projects have answers to it. The last one was given'],
  ['channel.used', 'Messages were exchanged by it, the last one'],
  ['funnel.entered', 'A project is in it, which was added'],
  ['funnel.moved', 'A project is in it, which was moved there'],
]);

/** Uses that cannot be undone, with what a user can do instead. */
const FINAL_USES: ReadonlyMap<string, string> = new Map([
  [
    'form_link.used',
    'Answers were submitted by the link. Revoke it with DELETE dynamic-forms/pivot-accessor/urls/{form_link}',
  ],
]);

function usesOf(changes: readonly LoggedChange[]): ReadonlyMap<string, string> {
  return new Map(
    changes.flatMap(({ action, subject, happenedAt }) => {
      const message = FINAL_USES.get(action);
      return message ? [[subject, `${message}. The last answers are from ${happenedAt.toISOString()}.`] as const] : [];
    }),
  );
}

const LIFECYCLE = /\.(created|deleted|restored|moved|entered|left|merged)$/;

function explain(effect: Effect, outcome: EffectOutcome, others: readonly LoggedChange[]): EffectOutcome {
  if (outcome.state !== 'conflict' || outcome.fields.length === 0 || !effect.record) return outcome;
  const subject = subjectOf(effect.record);
  const explained = outcome.fields.map(({ field }) => {
    const last = others.findLast((change) => change.subject === subject && mentions(change, effect, field));
    return last ? `${nameOf(field)} was changed ${describe(last)}` : `${nameOf(field)} was changed`;
  });
  return { ...outcome, message: `${explained.join('; ')}.` };
}

function mentions({ action, changes }: LoggedChange, { record }: Effect, field: string): boolean {
  if (record?.kind === 'assignment' && field === 'step_id') return action.startsWith('funnel.');
  if (record?.kind === 'project_group' && isOrderField(field)) return action === 'project_group.ordered';
  const name = record?.kind === 'answer' ? record.label : field;
  return changes.some((change) => change.field === name) || (field === EXISTS && LIFECYCLE.test(action));
}

function nameOf(field: string): string {
  return field === EXISTS ? 'The record' : field;
}

function describe({ actor, happenedAt }: LoggedChange): string {
  return `by ${actor.name ?? actor.kind} at ${happenedAt.toISOString()}`;
}
