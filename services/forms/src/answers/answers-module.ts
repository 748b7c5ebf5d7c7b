import type { Clock, NewId } from '@trackway/runtime';
import type { FileStores } from '../files/file-store';
import type { ProjectDirectory } from '../projects/project-directory';
import type { StepDirectory } from '../projects/step-directory';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { AnswerStores } from './answer-store';
import { makeAnswerWithFile } from './answer-with-file';
import { makeListEffects } from './list-effects';
import { makeClearAnswers, makePutAnswers } from './put-answers';
import { makeReadAnswerChanges, makeReadAnswers, makeReadAnswersOfProjects } from './read-answers';
import { makeChangeRecord, makeReadRecords } from './restore-answer';
import type { SettleStages } from './settle-stages';

export type AnswersModule = ReturnType<typeof answersModule>;

/** Answers to the fields of forms, with their history. */
export function answersModule(deps: {
  readonly unitOfWork: UnitOfWork<AnswerStores & FileStores>;
  readonly projects: ProjectDirectory;
  readonly steps: StepDirectory;
  readonly settleStages: SettleStages;
  readonly newId: NewId;
  readonly clock: Clock;
}) {
  return {
    putAnswers: makePutAnswers(deps),
    clearAnswers: makeClearAnswers(deps),
    answerWithFile: makeAnswerWithFile(deps),
    readAnswers: makeReadAnswers(deps),
    readAnswersOfProjects: makeReadAnswersOfProjects(deps),
    effects: {
      list: makeListEffects(deps),
      changesSince: async () => [],
      read: makeReadRecords(deps),
      change: makeChangeRecord(deps),
    },
    readAnswerChanges: makeReadAnswerChanges(deps),
  };
}
