import type { Clock, NewId } from '@trackway/runtime';
import type { Lane, WorkOff } from '../../shared/queues/keyed-queue';
import type { Stores, UnitOfWork } from '../../unit-of-work';
import { MOST_WAITING } from '../triggers/trigger-store';
import { judgedTogether, type makeJudgeCandidates } from './evaluate-candidates';
import type { makeRunRule } from './execute-run';
import { type Judged, type Matches, matchTriggers, noteRuns } from './match-triggers';
import type { Run } from './run';

/** Runs of one lane before others have their turn. */
const RUNS_AT_ONCE = 20;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly judgeCandidates: ReturnType<typeof makeJudgeCandidates>;
  readonly runRule: ReturnType<typeof makeRunRule>;
  /** Those that run on each project become triggers of the projects' own lanes. */
  readonly spreadSchedules: (lane: Lane) => Promise<void>;
  readonly newId: NewId;
  readonly clock: Clock;
}

interface Taken {
  readonly matches: Matches;
  readonly runs: readonly Run[];
}

/** Works on what waits in a lane, in the order in which it came. */
export function makeRunLane(deps: Deps): WorkOff {
  return async (lane, stillMine) => {
    const { matches, runs } = await takeRuns(deps, lane);
    for (const run of runs) {
      const outcome = await deps.runRule(lane.frameId, run, stillMine);
      if (outcome !== 'over') return outcome;
    }
    const isAll = matches.facts.length < MOST_WAITING && runs.length < RUNS_AT_ONCE;
    return isAll ? 'empty' : { waitMs: 0 };
  };
}

/** Notes what comes of what has happened, and gives what is to be done: in one transaction, unless others have to be asked. */
async function takeRuns(deps: Deps, lane: Lane): Promise<Taken> {
  const { frameId } = lane;
  const match = (stores: Stores) => matchTriggers(stores, lane);
  const note = async (stores: Stores, matches: Matches, judged: Judged): Promise<Taken> => {
    await noteRuns(stores, frameId, matches, { judged, newId: deps.newId, now: deps.clock() });
    return { matches, runs: await stores.runs.waiting(frameId, lane.laneId, RUNS_AT_ONCE) };
  };
  const found = await deps.unitOfWork.run(frameId, async (stores) => {
    const matches = await match(stores);
    const asksOthers = hasSchedules(matches) || judgedTogether(matches.candidates).length > 0;
    return asksOthers ? { matches, taken: undefined } : { matches, taken: await note(stores, matches, NOTHING_JUDGED) };
  });
  if (found.taken) return found.taken;
  if (hasSchedules(found.matches)) await deps.spreadSchedules(lane);
  const matches = hasSchedules(found.matches) ? await deps.unitOfWork.run(frameId, match) : found.matches;
  const judged = await deps.judgeCandidates(frameId, matches.candidates);
  return await deps.unitOfWork.run(frameId, (stores) => note(stores, matches, judged));
}

function hasSchedules({ facts }: Matches): boolean {
  return facts.some(({ type, projectId }) => type === 'schedule' && projectId === null);
}

const NOTHING_JUDGED: Judged = { skipped: new Map(), readings: new Map() };
