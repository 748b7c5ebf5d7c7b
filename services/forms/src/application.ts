import type { Clock, NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import { makeAnswerWithFile } from './answers/answer-with-file';
import { makeFindMissingRequired } from './answers/find-missing-required';
import { makeClearAnswers, makePutAnswers } from './answers/put-answers';
import { makeReadAnswerChanges, makeReadAnswers, makeReadAnswersOfProjects } from './answers/read-answers';
import type { Counters } from './counters';
import { makeStreamAnswers, makeStreamChanges } from './exports/stream-answers';
import { makeStreamAnswerStates, makeStreamForms } from './exports/stream-states';
import { makeFindFile } from './files/find-file';
import { makeExpectUpload, makeSweepFiles } from './files/sweep-files';
import { makeListAccesses } from './form-links/list-accesses';
import { makeGenerateLinks, makeListLinks, makeRevokeLink } from './form-links/manage-links';
import { makeFindLink, makeOpenLink } from './form-links/open-link';
import { makeSubmitLink } from './form-links/submit-link';
import { makeUploadByLink } from './form-links/upload-by-link';
import { makeCreateForm } from './forms/create-form';
import { makeFindForms, makeListForms, makeReadForm } from './forms/read-forms';
import { makeDeleteForm, makeRestoreForm } from './forms/remove-form';
import { makeUpdateForm } from './forms/update-form';
import { makeAttachLooseForm, makeDetachLooseForm, makeReadLooseForm } from './loose-forms/attach-loose-form';
import { makeCopyLooseForms } from './loose-forms/copy-loose-forms';
import { makeListLooseForms } from './loose-forms/list-loose-forms';
import type { ProjectDirectory } from './projects/project-directory';
import type { StepDirectory } from './projects/step-directory';
import { makeCommitStaged, makeDropStaged } from './staging/commit-staged';
import type { MoveDirectory } from './staging/move-directory';
import { makeSettleStages } from './staging/settle-stages';
import { makeStageAnswers } from './staging/stage-answers';
import { makeSweepStages } from './staging/sweep-stages';
import type { UnitOfWork } from './unit-of-work';

export interface ApplicationDeps {
  readonly unitOfWork: UnitOfWork;
  readonly counters: Counters;
  readonly storage: BlobStore;
  readonly projects: ProjectDirectory;
  readonly moves: MoveDirectory;
  readonly steps: StepDirectory;
  readonly newId: NewId;
  readonly newToken: () => string;
  readonly clock: Clock;
}

/** Everything that this service can do, in one place. */
export function buildApplication(adapters: ApplicationDeps) {
  const commitStaged = makeCommitStaged(adapters);
  const deps = { ...adapters, commitStaged, settleStages: makeSettleStages({ ...adapters, commitStaged }) };
  const openLink = makeOpenLink(deps);
  return {
    commands: {
      createForm: makeCreateForm(deps),
      updateForm: makeUpdateForm(deps),
      deleteForm: makeDeleteForm(deps),
      restoreForm: makeRestoreForm(deps),
      attachLooseForm: makeAttachLooseForm(deps),
      detachLooseForm: makeDetachLooseForm(deps),
      copyLooseForms: makeCopyLooseForms(deps),
      putAnswers: makePutAnswers(deps),
      clearAnswers: makeClearAnswers(deps),
      answerWithFile: makeAnswerWithFile(deps),
      generateLinks: makeGenerateLinks(deps),
      revokeLink: makeRevokeLink(deps),
      submitLink: makeSubmitLink({ ...deps, openLink, findLink: makeFindLink(deps) }),
      uploadByLink: makeUploadByLink(deps),
      expectUpload: makeExpectUpload(deps),
      sweepFiles: makeSweepFiles(deps),
      stageAnswers: makeStageAnswers(deps),
      commitStaged,
      dropStaged: makeDropStaged(deps),
      sweepStages: makeSweepStages(deps),
    },
    queries: {
      readForm: makeReadForm(deps),
      findForms: makeFindForms(deps),
      listForms: makeListForms(deps),
      listLooseForms: makeListLooseForms(deps),
      readLooseForm: makeReadLooseForm(deps),
      readAnswers: makeReadAnswers(deps),
      readAnswersOfProjects: makeReadAnswersOfProjects(deps),
      readAnswerChanges: makeReadAnswerChanges(deps),
      listLinks: makeListLinks(deps),
      listAccesses: makeListAccesses(deps),
      openLink,
      findFile: makeFindFile(deps),
      findMissingRequired: makeFindMissingRequired(deps),
      streamAnswers: makeStreamAnswers(deps),
      streamChanges: makeStreamChanges(deps),
      streamForms: makeStreamForms(deps),
      streamAnswerStates: makeStreamAnswerStates(deps),
    },
  };
}

export type Application = ReturnType<typeof buildApplication>;
