import type { Caller } from '@trackway/runtime';
import type { Answer } from '../answers/answer';
import type { AnswerStores } from '../answers/answer-store';
import type { Form } from '../forms/form';
import type { PastField } from '../forms/form-store';
import type { UnitOfWork } from '../shared/unit-of-work';
import { batchRowsOf } from './batch-rows';

const PAGE_SIZE = 100;

type Deps = { readonly unitOfWork: UnitOfWork<AnswerStores> };

/** The state of a form as in its events, with removed fields, because their answers are retained. */
export interface FormState {
  readonly form: Form;
  readonly fields: readonly PastField[];
}

/** Streams all forms of a frame, including deleted ones. A form can occur twice if another one is created meanwhile. */
export function makeStreamForms({ unitOfWork }: Deps) {
  return async function* ({ frameId }: Caller): AsyncGenerator<readonly FormState[]> {
    for (let page = 1; ; page += 1) {
      const states = await unitOfWork.read(async ({ forms }) => {
        const { items } = await forms.page(frameId, {}, { page, perPage: PAGE_SIZE });
        const ids = items.map(({ id }) => id);
        const byForm = Map.groupBy(await forms.pastFields(frameId, ids), ({ formId }) => formId);
        return items.map((form) => ({ form, fields: byForm.get(form.id) ?? [] }));
      });
      if (states.length > 0) yield states;
      if (states.length < PAGE_SIZE) return;
    }
  };
}

/**
 * Streams all answers of a frame by id, including cleared ones. Batches are not from one snapshot: a consumer also receives the
 * events of later changes, and compares versions.
 */
export function makeStreamAnswerStates({ unitOfWork }: Deps) {
  return async function* ({ frameId }: Caller, batchRows: number): AsyncGenerator<readonly Answer[]> {
    const limit = batchRowsOf(batchRows);
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
