import { isSameValue } from '@trackway/contracts';
import type { OutgoingEvent } from '@trackway/messaging';
import { type Clock, currentContext, type NewId } from '@trackway/runtime';
import type { CalculationIssue } from '../fields/calculate';
import type { FormField } from '../fields/field';
import { isEmpty } from '../fields/field-value';
import type { Form } from '../forms/form';
import type { Accessor } from '../projects/accessor';
import type { Transactional } from '../shared/unit-of-work';
import type { Answer, AnswerCause, AnswerChange, AnswerWay, Respondent } from './answer';
import { answerEvents, answeredEvent, answeredHistoryEvent } from './answer-events';
import type { AnswerStores } from './answer-store';
import { findInMergedContexts } from './merged-contexts';
import { missingAnswers } from './missing-answers';
import { type AnswerPlan, type GivenAnswer, type PlanOptions, planAnswers } from './plan-answers';

export interface WriteAnswers {
  readonly form: Form;
  readonly accessor: Accessor;
  readonly given: readonly GivenAnswer[];
  readonly by: Respondent;
  readonly way: AnswerWay;
  /** Rejects the request if a visible required field has no answer. */
  readonly complete?: boolean;
  readonly options?: PlanOptions;
}

export interface WrittenAnswers {
  readonly form: Form;
  /** All answers in the context after the change. */
  readonly answers: readonly Answer[];
  readonly missing: readonly FormField[];
  readonly calculationIssues: readonly CalculationIssue[];
}

/** Stores answers, changes, events and the history entry in the current transaction. */
export async function writeAnswers(
  stores: AnswerStores & Transactional,
  { newId, clock }: { newId: NewId; clock: Clock },
  { form, accessor, given, by, way, complete, options }: WriteAnswers,
): Promise<WrittenAnswers> {
  await stores.answers.lockContext(form.frameId, form.id, accessor);
  const before = await findInMergedContexts(stores, form.frameId, accessor, form.id);
  const own = before.filter((answer) => answer.accessor.projectId === accessor.projectId);
  const byField = new Map(own.map((answer) => [answer.fieldId, answer]));
  const isCurrent = ({ field_id, baseVersion }: GivenAnswer) =>
    baseVersion === undefined || baseVersion === (byField.get(field_id)?.version ?? 0);
  const stored = new Map(before.map(({ fieldId, value }) => [fieldId, value]));
  const { values, missing, calculationIssues } = planAnswers(form.fields, stored, given.filter(isCurrent), options);
  if (complete && missing.length > 0) throw missingAnswers(missing);

  const changed = changeAnswers(
    { form, accessor, own: [...byField.values()], values, by, way },
    { newId, now: clock() },
  );
  await storeAnswers(stores, newId, { form, accessor, ...changed });
  return { form, answers: changed.answers.filter(({ value }) => !isEmpty(value)), missing, calculationIssues };
}

export interface ChangedAnswers {
  /** All answers of the context itself after the change, also cleared ones. */
  readonly answers: readonly Answer[];
  readonly written: readonly Answer[];
  readonly changes: readonly AnswerChange[];
}

/** The new versions of answers with other values. `own` are the stored answers of the context itself. */
export function changeAnswers(
  {
    form,
    accessor,
    own,
    values,
    by,
    way,
  }: Pick<WriteAnswers, 'form' | 'accessor' | 'by' | 'way'> & {
    readonly own: readonly Answer[];
    readonly values: AnswerPlan['values'];
  },
  { newId, now }: { readonly newId: NewId; readonly now: Date },
): ChangedAnswers {
  const byField = new Map(own.map((answer) => [answer.fieldId, answer]));
  const written: Answer[] = [];
  const changes: AnswerChange[] = [];
  for (const field of form.fields) {
    const value = values.get(field.id);
    const current = byField.get(field.id);
    if (value === undefined || isSameValue(current?.value, value)) continue;
    const common = { frameId: form.frameId, formId: form.id, fieldId: field.id, label: field.label, accessor };
    const at = { answeredBy: by, answeredAt: now, formVersion: form.version, type: field.type };
    const answer = { ...common, ...at, value, id: current?.id ?? newId(), version: (current?.version ?? 0) + 1 };
    written.push(answer);
    byField.set(field.id, answer);
    const oldValue = current?.value ?? null;
    const change = { ...common, type: field.type, id: newId(), answerId: answer.id };
    changes.push({ ...change, oldValue, newValue: value, changedBy: by, way, changedAt: now });
  }
  return { answers: [...byField.values()], written, changes };
}

/** Stores the changes of contexts with their events. */
export async function storeAnswers(
  stores: Pick<AnswerStores, 'answers'> & Pick<Transactional, 'outbox'>,
  newId: NewId,
  ...contexts: readonly (Pick<WriteAnswers, 'form' | 'accessor'> & Pick<ChangedAnswers, 'written' | 'changes'>)[]
): Promise<void> {
  const all = contexts.flatMap(({ form, accessor, written, changes }) => {
    if (written.length === 0) return [];
    const answerChangedEvents = answerEvents(written);
    const answered = [
      ...answeredEvent(form, accessor, changes, answerChangedEvents),
      ...answeredHistoryEvent(form, accessor, changes),
    ];
    const cause = causeOf(answered, newId);
    return [
      {
        written,
        changes: changes.map((change) => ({ ...change, cause })),
        events: [...answerChangedEvents, ...answered],
      },
    ];
  });
  if (all.length === 0) return;
  await stores.answers.write(
    all.flatMap(({ written }) => written),
    all.flatMap(({ changes }) => changes),
  );
  await stores.outbox.add(...all.flatMap(({ events }) => events));
}

/** The cause in the current context. Without one, the change is a first cause. */
function causeOf(events: readonly OutgoingEvent[], newId: NewId): AnswerCause {
  const context = currentContext();
  return {
    correlationId: context?.correlationId ?? newId(),
    causationId: context?.causationId ?? null,
    requestId: context?.requestId ?? null,
    eventIds: events.map(({ event }) => event.id),
  };
}
