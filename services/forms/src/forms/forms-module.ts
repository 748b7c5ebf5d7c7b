import type { Clock, NewId } from '@trackway/runtime';
import type { Counters } from '../shared/counters';
import type { UnitOfWork } from '../shared/unit-of-work';
import { makeCreateForm } from './create-form';
import type { FormStores } from './form-store';
import { makeFindForms, makeListEdges, makeListForms, makeReadForm } from './read-forms';
import { makeDeleteForm, makeRestoreForm } from './remove-form';
import { makeUpdateForm } from './update-form';

export type FormsModule = ReturnType<typeof formsModule>;

/** Forms and their versions. */
export function formsModule(deps: {
  readonly unitOfWork: UnitOfWork<FormStores>;
  readonly counters: Counters;
  readonly newId: NewId;
  readonly clock: Clock;
}) {
  return {
    createForm: makeCreateForm(deps),
    updateForm: makeUpdateForm(deps),
    deleteForm: makeDeleteForm(deps),
    restoreForm: makeRestoreForm(deps),
    readForm: makeReadForm(deps),
    findForms: makeFindForms(deps),
    listForms: makeListForms(deps),
    listEdges: makeListEdges(deps),
  };
}
