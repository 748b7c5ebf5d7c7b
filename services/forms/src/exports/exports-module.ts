import type { AnswerSnapshots } from '../answers/answer-rows';
import type { AnswerStores } from '../answers/answer-store';
import type { SettleStages } from '../answers/settle-stages';
import type { UnitOfWork } from '../shared/unit-of-work';
import { makeStreamAnswers, makeStreamChanges } from './stream-answers';
import { makeStreamAnswerStates, makeStreamForms } from './stream-states';

export type ExportsModule = ReturnType<typeof exportsModule>;

/** Streams of all forms, answers and changes of a frame, for exports and for read models. */
export function exportsModule(deps: {
  readonly unitOfWork: UnitOfWork<AnswerStores> & AnswerSnapshots;
  readonly settleStages: SettleStages;
}) {
  return {
    streamAnswers: makeStreamAnswers(deps),
    streamChanges: makeStreamChanges(deps),
    streamForms: makeStreamForms(deps),
    streamAnswerStates: makeStreamAnswerStates(deps),
  };
}
