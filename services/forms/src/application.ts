import type { Clock, NewId } from '@trackway/runtime';
import { makeAnswerWithFile } from './answers/answer-with-file';
import { makeClearAnswers, makePutAnswers } from './answers/put-answers';
import {
  makeFindMissingRequired,
  makeReadAnswerChanges,
  makeReadAnswers,
  makeReadAnswersOfProjects,
} from './answers/read-answers';
import type { Counters } from './counters';
import { makeFindFile } from './files/find-file';
import { makeGenerateLink, makeListLinks, makeRevokeLink } from './form-links/manage-links';
import { makeFindLink, makeOpenLink } from './form-links/open-link';
import { makeSubmitLink } from './form-links/submit-link';
import { makeUploadByLink } from './form-links/upload-by-link';
import { makeCreateForm } from './forms/create-form';
import { makeFindForms, makeListForms, makeReadForm } from './forms/read-forms';
import { makeDeleteForm, makeRestoreForm } from './forms/remove-form';
import { makeUpdateForm } from './forms/update-form';
import { makeAttachLooseForm, makeDetachLooseForm } from './loose-forms/attach-loose-form';
import { makeListLooseForms } from './loose-forms/list-loose-forms';
import type { ProjectDirectory } from './projects/project-directory';
import type { UnitOfWork } from './unit-of-work';

export interface ApplicationDeps {
  readonly unitOfWork: UnitOfWork;
  readonly counters: Counters;
  readonly projects: ProjectDirectory;
  readonly newId: NewId;
  readonly newToken: () => string;
  readonly clock: Clock;
}

/** Everything that this service can do, in one place. */
export function buildApplication(deps: ApplicationDeps) {
  const openLink = makeOpenLink(deps);
  return {
    commands: {
      createForm: makeCreateForm(deps),
      updateForm: makeUpdateForm(deps),
      deleteForm: makeDeleteForm(deps),
      restoreForm: makeRestoreForm(deps),
      attachLooseForm: makeAttachLooseForm(deps),
      detachLooseForm: makeDetachLooseForm(deps),
      putAnswers: makePutAnswers(deps),
      clearAnswers: makeClearAnswers(deps),
      answerWithFile: makeAnswerWithFile(deps),
      generateLink: makeGenerateLink(deps),
      revokeLink: makeRevokeLink(deps),
      submitLink: makeSubmitLink({ ...deps, openLink, findLink: makeFindLink(deps) }),
      uploadByLink: makeUploadByLink(deps),
    },
    queries: {
      readForm: makeReadForm(deps),
      findForms: makeFindForms(deps),
      listForms: makeListForms(deps),
      listLooseForms: makeListLooseForms(deps),
      readAnswers: makeReadAnswers(deps),
      readAnswersOfProjects: makeReadAnswersOfProjects(deps),
      readAnswerChanges: makeReadAnswerChanges(deps),
      listLinks: makeListLinks(deps),
      openLink,
      findFile: makeFindFile(deps),
      findMissingRequired: makeFindMissingRequired(deps),
    },
  };
}

export type Application = ReturnType<typeof buildApplication>;
