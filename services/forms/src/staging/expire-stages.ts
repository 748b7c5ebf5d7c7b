import type { Caller, Clock } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { MoveDirectory } from './move-directory';
import { expiredBefore, type Stage } from './stage';
import type { StageStores } from './stage-store';

const BATCH_SIZE = 500;

interface Deps {
  readonly unitOfWork: UnitOfWork<StageStores>;
  readonly moves: MoveDirectory;
  readonly commitStaged: (frameId: string, stageId: string) => Promise<void>;
}

/**
 * Resolves expired stages: those whose move was made are committed, the others are dropped. A stage is dropped only after the
 * funnels service has confirmed that its move was not made. Returns whether there may be more.
 */
export function makeExpireStages(deps: Deps & { readonly clock: Clock }) {
  return async (): Promise<boolean> => {
    const expired = await deps.unitOfWork.read(({ stages }) =>
      stages.pendingSince(expiredBefore(deps.clock()), BATCH_SIZE),
    );
    const errors: unknown[] = [];
    for (const [frameId, stages] of Map.groupBy(expired, (stage) => stage.frameId)) {
      errors.push(...(await settle(deps, frameId, stages).catch((error: unknown) => [error])));
    }
    // One stage that cannot be resolved does not retain the others.
    if (errors.length > 0) throw errors[0];
    return expired.length === BATCH_SIZE;
  };
}

/** Resolves the stages of a frame. Returns the errors of stages that could not be committed. */
async function settle(
  { unitOfWork, moves, commitStaged }: Deps,
  frameId: string,
  stages: readonly Stage[],
): Promise<readonly unknown[]> {
  const ids = stages.map(({ id }) => id);
  const committed = await moves.findCommitted(systemCaller(stages), ids);
  const errors: unknown[] = [];
  for (const id of ids.filter((one) => committed.has(one))) {
    await commitStaged(frameId, id).catch((error: unknown) => errors.push(error));
  }
  const rest = ids.filter((id) => !committed.has(id));
  await unitOfWork.run((stores) => stores.stages.drop(frameId, rest));
  return errors;
}

/** Calls are made by the service in the frame of the stages, on behalf of the first respondent. */
function systemCaller([first]: readonly Stage[]): Caller {
  if (!first) throw new Error('There is no stage to resolve.');
  return { kind: 'system', id: first.by.id, frameId: first.frameId, scopes: ['funnels:read'] };
}
