import { isAppError } from '@trackway/errors';
import { currentContext } from '@trackway/runtime';
import type { Neighbours } from './grpc-neighbours';
import type { ReachOwners } from './projects/read-projects';

const TIMEOUT_MS = 1_000;

/** Asks whether owners are there. What one that is not has not told of yet may be missing, and the answer says so. */
export function grpcReachOwners(neighbours: Neighbours): ReachOwners {
  return async (owners) => {
    await Promise.all(
      owners.map(async (owner) => {
        try {
          await neighbours[owner].check({ timeoutMs: TIMEOUT_MS });
        } catch (error) {
          if (!isAppError(error)) throw error;
          currentContext()?.stale?.add(owner);
        }
      }),
    );
  };
}
