import type { Caller } from '@trackway/runtime';
import type { Answer } from '../answers/answer';
import type { AnswerStores } from '../answers/answer-store';
import type { Form } from '../forms/form';
import type { PastField } from '../forms/form-store';
import type { UnitOfWork } from '../shared/unit-of-work';

const USUAL_BATCH_ROWS = 500;
const MOST_BATCH_ROWS = 5_000;
const FORMS_A_PAGE = 100;

type Deps = { readonly unitOfWork: UnitOfWork<AnswerStores> };

/** A form as its events tell of it, with the fields that it has no more: their answers are still there. */
export interface FormState {
  readonly form: Form;
  readonly fields: readonly PastField[];
}

/** Every form of a frame, deleted ones included. One that is made meanwhile may make another come twice. */
export function makeStreamForms({ unitOfWork }: Deps) {
  return async function* ({ frameId }: Caller): AsyncGenerator<readonly FormState[]> {
    for (let page = 1; ; page += 1) {
      const states = await unitOfWork.read(async ({ forms }) => {
        const { items } = await forms.page(frameId, {}, { page, perPage: FORMS_A_PAGE });
        const ids = items.map(({ id }) => id);
        const byForm = Map.groupBy(await forms.pastFields(frameId, ids), ({ formId }) => formId);
        return items.map((form) => ({ form, fields: byForm.get(form.id) ?? [] }));
      });
      if (states.length > 0) yield states;
      if (states.length < FORMS_A_PAGE) return;
    }
  };
}

/**
 * Every answer of a frame by id, cleared ones included. Each batch is of the moment that it is read: who builds a copy also
 * hears of what changes meanwhile, and versions say which is newer.
 */
export function makeStreamAnswerStates({ unitOfWork }: Deps) {
  return async function* ({ frameId }: Caller, batchRows: number): AsyncGenerator<readonly Answer[]> {
    const limit = batchRows > 0 ? Math.min(batchRows, MOST_BATCH_ROWS) : USUAL_BATCH_ROWS;
    let after = '';
    for (;;) {
      const batch = await unitOfWork.read(({ answers }) => answers.after(frameId, after, limit));
      const last = batch.at(-1);
      if (!last) return;
      yield batch;
      after = last.id;
    }
  };
}
