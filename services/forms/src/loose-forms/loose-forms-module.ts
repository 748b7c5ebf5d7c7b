import type { Clock } from '@trackway/runtime';
import type { ProjectDirectory } from '../projects/project-directory';
import type { ProjectMergeStores } from '../projects/project-merge-store';
import type { Counters } from '../shared/counters';
import type { UnitOfWork } from '../shared/unit-of-work';
import { makeAttachLooseForm, makeDetachLooseForm, makeReadLooseForm } from './attach-loose-form';
import { makeCopyLooseForms } from './copy-loose-forms';
import { makeListLooseForms } from './list-loose-forms';
import type { LooseFormStores } from './loose-form-store';

export type LooseFormsModule = ReturnType<typeof looseFormsModule>;

/** Loose forms: forms that are attached to a project. */
export function looseFormsModule(deps: {
  readonly unitOfWork: UnitOfWork<LooseFormStores & ProjectMergeStores>;
  readonly projects: ProjectDirectory;
  readonly counters: Counters;
  readonly clock: Clock;
}) {
  return {
    attachLooseForm: makeAttachLooseForm(deps),
    detachLooseForm: makeDetachLooseForm(deps),
    readLooseForm: makeReadLooseForm(deps),
    listLooseForms: makeListLooseForms(deps),
    copyLooseForms: makeCopyLooseForms(deps),
  };
}
