import type { Caller, Clock } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { MoveDirectory } from './move-directory';
import { expiredBefore, type Stage } from './stage';
import type { StageStores } from './stage-store';

const BATCH_SIZE = 500;

/**
 * Resolves expired stages: those whose move was made are committed, the others are dropped. A stage is dropped only after the
 * funnels service has confirmed that its move was not made. Returns whether there may be more.
 */
export function makeExpireStages(deps: {
  unitOfWork: UnitOfWork<StageStores>;
  moves: MoveDirectory;
  commitStaged: (frameId: string, stageId: string) => Promise<void>;
  clock: Clock;
}) {
  return async (): Promise<boolean> => {
    const expired = await deps.unitOfWork.read(({ stages }) =>
      stages.pendingSince(expiredBefore(deps.clock()), BATCH_SIZE),
    );
    for (const [frameId, stages] of Map.groupBy(expired, (stage) => stage.frameId)) {
      const ids = stages.map(({ id }) => id);
      const committed = await deps.moves.findCommitted(systemCaller(stages), ids);
      for (const id of ids.filter((one) => committed.has(one))) await deps.commitStaged(frameId, id);
      const rest = ids.filter((id) => !committed.has(id));
      await deps.unitOfWork.run((stores) => stores.stages.drop(frameId, rest));
    }
    return expired.length === BATCH_SIZE;
  };
}

/** Calls are made by the service in the frame of the stages, on behalf of the first respondent. */
function systemCaller([first]: readonly Stage[]): Caller {
  if (!first) throw new Error('There is no stage to resolve.');
  return { kind: 'system', id: first.by.id, frameId: first.frameId, scopes: ['funnels:read'] };
}
