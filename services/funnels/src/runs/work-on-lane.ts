import type { Clock, NewId } from '@trackway/runtime';
import type { Lane, Lanes } from '../lanes/lanes';
import { matchTriggers, noteRuns } from '../triggers/match-triggers';
import type { UnitOfWork } from '../unit-of-work';
import type { makeJudgeCandidates } from './judge-candidates';
import type { makeRunRule } from './run-rule';

/** Runs of one lane before others have their turn. */
const RUNS_AT_ONCE = 20;

/** Works on what waits in a lane, in the order in which it came, and gives the lane back. */
export function makeWorkOnLane(deps: {
  unitOfWork: UnitOfWork;
  lanes: Lanes;
  judgeCandidates: ReturnType<typeof makeJudgeCandidates>;
  runRule: ReturnType<typeof makeRunRule>;
  /** Those that run on each project become triggers of the projects' own lanes. */
  spreadSchedules: (lane: Lane) => Promise<void>;
  newId: NewId;
  clock: Clock;
}) {
  const { unitOfWork, lanes } = deps;

  async function workOff(lane: Lane): Promise<'empty' | 'taken_over' | { waitMs: number }> {
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
      if (!run) return 'empty';
      const outcome = await deps.runRule(frameId, run, () => lanes.hold(lane));
      if (outcome !== 'over') return outcome;
    }
    return { waitMs: 0 };
  }

  return async (lane: Lane): Promise<void> => {
    const left = await workOff(lane).catch(async (error: unknown) => {
      await lanes.release(lane, { waitMs: 1_000 });
      throw error;
    });
    if (left !== 'taken_over') await lanes.release(lane, left);
  };
}
