import type { Clock, NewId } from '@trackway/runtime';
import type { Lane, WorkOff } from '../lanes/lanes';
import { matchTriggers, noteRuns } from '../triggers/match-triggers';
import { MOST_WAITING } from '../triggers/trigger-store';
import type { UnitOfWork } from '../unit-of-work';
import type { makeJudgeCandidates } from './judge-candidates';
import type { makeRunRule } from './run-rule';

/** Runs of one lane before others have their turn. */
const RUNS_AT_ONCE = 20;

/** Works on what waits in a lane, in the order in which it came. */
export function makeRunLane(deps: {
  unitOfWork: UnitOfWork;
  judgeCandidates: ReturnType<typeof makeJudgeCandidates>;
  runRule: ReturnType<typeof makeRunRule>;
  /** Those that run on each project become triggers of the projects' own lanes. */
  spreadSchedules: (lane: Lane) => Promise<void>;
  newId: NewId;
  clock: Clock;
}): WorkOff {
  const { unitOfWork } = deps;
  return async (lane, stillMine) => {
    const { frameId, laneId } = lane;
    await deps.spreadSchedules(lane);
    const matches = await unitOfWork.run(frameId, (stores) => matchTriggers(stores, lane));
    if (matches.facts.length > 0) {
      const judged = await deps.judgeCandidates(frameId, matches.candidates);
      const noting = { judged, newId: deps.newId, now: deps.clock() };
      await unitOfWork.run(frameId, (stores) => noteRuns(stores, frameId, matches, noting));
    }
    for (let ran = 0; ran < RUNS_AT_ONCE; ran += 1) {
      const run = await unitOfWork.run(frameId, ({ runs }) => runs.next(frameId, laneId));
      if (!run) return matches.facts.length < MOST_WAITING ? 'empty' : { waitMs: 0 };
      const outcome = await deps.runRule(frameId, run, stillMine);
      if (outcome !== 'over') return outcome;
    }
    return { waitMs: 0 };
  };
}
