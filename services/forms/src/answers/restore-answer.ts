import {
  findConflict,
  isSameValue,
  type RecordChange,
  type RecordFields,
  type RecordOutcome,
  type RecordState,
} from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { AnswerStores } from './answer-store';
import { respondentOf } from './put-answers';
import { writeAnswers } from './write-answers';

/** Returns the current values of answers, in request order. */
export function makeReadRecords({ unitOfWork }: { readonly unitOfWork: UnitOfWork<AnswerStores> }) {
  return async ({ frameId }: Caller, records: readonly RecordFields[]): Promise<RecordState[]> => {
    const ids = records.map(({ record }) => answerIdOf(record));
    const found = await unitOfWork.read(({ answers }) => answers.findMany(frameId, ids));
    const values = new Map(found.map(({ id, value }) => [id, value]));
    return records.map(({ record }) => ({ record, values: { value: values.get(record.id) ?? null } }));
  };
}

/** Restores the value of an answer for an undo. */
export function makeChangeRecord(deps: {
  readonly unitOfWork: UnitOfWork<AnswerStores>;
  readonly newId: NewId;
  readonly clock: Clock;
}) {
  return (caller: Caller, { record, changes }: RecordChange): Promise<RecordOutcome> =>
    deps.unitOfWork.run(async (stores) => {
      const [answer] = await stores.answers.findMany(caller.frameId, [answerIdOf(record)]);
      const conflict = findConflict(changes, { value: answer?.value ?? null });
      if (conflict || !answer) return conflict ?? { result: 'rejected', message: 'The answer does not exist.' };
      const value = changes.find(({ field }) => field === 'value')?.to;
      if (isSameValue(value, answer.value)) return { result: 'changed' };

      const [form] = await stores.forms.findMany(caller.frameId, [answer.formId]);
      const isAsked = form && !form.deletedAt && form.fields.some(({ id }) => id === answer.fieldId);
      if (!isAsked) return { result: 'rejected', message: 'The form or its question was deleted.' };
      await writeAnswers(stores, deps, {
        form,
        accessor: answer.accessor,
        given: [{ field_id: answer.fieldId, value, baseVersion: answer.version }],
        by: respondentOf(caller),
        way: 'api',
        options: { checked: true },
      });
      return { result: 'changed' };
    });
}

function answerIdOf({ kind, id }: RecordFields['record']): string {
  if (kind !== 'answer') throw invalidInput({ record: ['Must be an answer.'] });
  return id;
}
