import type { Caller, Clock } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { MoveDirectory } from './move-directory';
import { expiredBefore, type Stage } from './stage';
import type { StageStores } from './stage-store';

const AT_ONCE = 500;

/**
 * Ends what is staged for longer than any move takes: what its move carried is committed, the rest dropped. Nothing is
 * dropped before funnels has said that there was no move. Says whether there may be more.
 */
export function makeExpireStages(deps: {
  unitOfWork: UnitOfWork<StageStores>;
  moves: MoveDirectory;
  commitStaged: (frameId: string, stageId: string) => Promise<void>;
  clock: Clock;
}) {
  return async (): Promise<boolean> => {
    const expired = await deps.unitOfWork.read(({ stages }) =>
      stages.waitingSince(expiredBefore(deps.clock()), AT_ONCE),
    );
    for (const [frameId, stages] of Map.groupBy(expired, (stage) => stage.frameId)) {
      const ids = stages.map(({ id }) => id);
      const committed = await deps.moves.committed(sweeperOf(stages), ids);
      for (const id of ids.filter((one) => committed.has(one))) await deps.commitStaged(frameId, id);
      const rest = ids.filter((id) => !committed.has(id));
      await deps.unitOfWork.run((stores) => stores.stages.drop(frameId, rest));
    }
    return expired.length === AT_ONCE;
  };
}

/** Nobody asks any more: the service does, in the frame of the stages and for the first who staged. */
function sweeperOf([first]: readonly Stage[]): Caller {
  if (!first) throw new Error('There is no stage to sweep.');
  return { kind: 'system', id: first.by.id, frameId: first.frameId, scopes: ['funnels:read'] };
}
