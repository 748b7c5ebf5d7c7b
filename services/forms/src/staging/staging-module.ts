import type { Clock, NewId } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import { makeCommitStaged, makeDropStaged } from './commit-staged';
import { makeExpireStages } from './expire-stages';
import { makeFindMissingRequired } from './find-missing-required';
import type { MoveDirectory } from './move-directory';
import { makeSettleStages } from './settle-stages';
import { makeStageAnswers } from './stage-answers';
import type { StageStores } from './stage-store';

export type StagingModule = ReturnType<typeof stagingModule>;

/** Answers that a move of the funnels service carries. They are invisible until the move is made. */
export function stagingModule(deps: {
  readonly unitOfWork: UnitOfWork<StageStores>;
  readonly moves: MoveDirectory;
  readonly newId: NewId;
  readonly clock: Clock;
}) {
  const commitStaged = makeCommitStaged(deps);
  const settleStages = makeSettleStages({ ...deps, commitStaged });
  return {
    stageAnswers: makeStageAnswers(deps),
    commitStaged,
    dropStaged: makeDropStaged(deps),
    settleStages,
    expireStages: makeExpireStages({ ...deps, commitStaged }),
    findMissingRequired: makeFindMissingRequired({ ...deps, settleStages }),
  };
}
