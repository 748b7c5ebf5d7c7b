import type { Clock, NewId } from '@trackway/runtime';
import type { Counters } from './counters';
import { makeCreateForm } from './forms/create-form';
import { makeFindForms, makeListForms, makeReadForm } from './forms/read-forms';
import { makeDeleteForm, makeRestoreForm } from './forms/remove-form';
import { makeUpdateForm } from './forms/update-form';
import type { UnitOfWork } from './unit-of-work';

export interface ApplicationDeps {
  readonly unitOfWork: UnitOfWork;
  readonly counters: Counters;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Everything that this service can do, in one place. */
export function buildApplication(deps: ApplicationDeps) {
  return {
    commands: {
      createForm: makeCreateForm(deps),
      updateForm: makeUpdateForm(deps),
      deleteForm: makeDeleteForm(deps),
      restoreForm: makeRestoreForm(deps),
    },
    queries: {
      readForm: makeReadForm(deps),
      findForms: makeFindForms(deps),
      listForms: makeListForms(deps),
    },
  };
}

export type Application = ReturnType<typeof buildApplication>;
