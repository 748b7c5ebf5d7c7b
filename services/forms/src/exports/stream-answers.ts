import type { Caller } from '@trackway/runtime';
import type { Answer, AnswerChange } from '../answers/answer';
import type { AnsweredField, AnswerSnapshots } from '../answers/answer-rows';
import type { AnswerStores } from '../answers/answer-store';
import type { SettleStages } from '../answers/settle-stages';
import type { FormField } from '../fields/field';
import type { Form } from '../forms/form';
import { batchRowsOf } from './batch-rows';
import { GroupTexts } from './group-texts';

interface Deps {
  readonly unitOfWork: AnswerSnapshots;
  readonly settleStages: SettleStages;
}

export interface StreamQuery {
  /** Empty means all forms. */
  readonly formIds: readonly number[];
  /** 0 means the default. */
  readonly batchRows: number;
}

/** A form with the columns of an export: its current fields, followed by removed fields that have answers. */
export type FormWithColumns = Pick<Form, 'id' | 'title' | 'deletedAt'> & {
  readonly fields: readonly Pick<FormField, 'id' | 'label' | 'type' | 'required'>[];
};

export interface AnswerBatch {
  /** Only in the first batch. */
  readonly head?: { readonly total: number; readonly forms: readonly FormWithColumns[] };
  readonly answers: readonly (Answer & { readonly formTitle: string })[];
}

export interface ChangeBatch {
  /** Only in the first batch. */
  readonly total?: number;
  readonly changes: readonly (AnswerChange & { readonly formTitle: string })[];
}

/**
 * Streams all answers of a frame from one snapshot, by form, context and field. The first batch is empty. The lines of groups are
 * streamed as text.
 */
export function makeStreamAnswers({ unitOfWork, settleStages }: Deps) {
  return async function* (caller: Caller, query: StreamQuery): AsyncGenerator<AnswerBatch> {
    await settleStages(caller, 'all');
    yield* unitOfWork.snapshot(caller.frameId, query.formIds, async function* ({ rows, stores }) {
      const answered = await rows.answeredFields();
      const forms = await readForms(stores, caller.frameId, answered);
      const titles = new Map(forms.map(({ id, title }) => [id, title]));
      yield { head: { total: sum(answered), forms: forms.map((form) => withColumns(form, answered)) }, answers: [] };
      const groups = new GroupTexts(stores.forms, caller.frameId);
      await groups.load(answered);
      for await (const answers of rows.answers(batchRowsOf(query.batchRows))) {
        yield {
          answers: answers.map((answer) => {
            const formTitle = titles.get(answer.formId) ?? '';
            return { ...answer, value: groups.of(answer.fieldId, answer.value), formTitle };
          }),
        };
      }
    });
  };
}

/** Streams all changes of answers of a frame, oldest first. The first batch is empty. */
export function makeStreamChanges({ unitOfWork, settleStages }: Deps) {
  return async function* (caller: Caller, query: StreamQuery): AsyncGenerator<ChangeBatch> {
    await settleStages(caller, 'all');
    yield* unitOfWork.snapshot(caller.frameId, query.formIds, async function* ({ rows, stores }) {
      yield { total: await rows.countChanges(), changes: [] };
      const groups = new GroupTexts(stores.forms, caller.frameId);
      for await (const changes of rows.changes(batchRowsOf(query.batchRows))) {
        await groups.load(changes);
        const forms = await stores.forms.findMany(caller.frameId, [...new Set(changes.map((c) => c.formId))]);
        const titles = new Map(forms.map(({ id, title }) => [id, title]));
        yield {
          changes: changes.map((change) => ({
            ...change,
            oldValue: groups.of(change.fieldId, change.oldValue),
            newValue: groups.of(change.fieldId, change.newValue),
            formTitle: titles.get(change.formId) ?? '',
          })),
        };
      }
    });
  };
}

async function readForms(
  { forms }: AnswerStores,
  frameId: string,
  answered: readonly AnsweredField[],
): Promise<Form[]> {
  const found = await forms.findMany(frameId, [...new Set(answered.map(({ formId }) => formId))]);
  return found.toSorted((one, other) => one.id - other.id);
}

function withColumns({ id, title, deletedAt, fields }: Form, answered: readonly AnsweredField[]): FormWithColumns {
  const known = new Set(fields.map((field) => field.id));
  const removed = answered
    .filter(({ formId, fieldId }) => formId === id && !known.has(fieldId))
    .map(({ fieldId, label, type }) => ({ id: fieldId, label, type, required: false }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return { id, title, deletedAt, fields: [...fields, ...removed] };
}

function sum(answered: readonly AnsweredField[]): number {
  return answered.reduce((total, { answers }) => total + answers, 0);
}
