import { isAppError } from '@trackway/errors';
import { currentContext } from '@trackway/runtime';
import type { PeerClients } from './peer-clients';
import type { ReachOwners } from './projects/read-projects';

const TIMEOUT_MS = 1_000;

/** Asks whether owners are there. What one that is not has not told of yet may be missing, and the answer says so. */
export function grpcReachOwners(clients: PeerClients): ReachOwners {
  return async (owners) => {
    await Promise.all(
      owners.map(async (owner) => {
        try {
          await clients[owner].check({ timeoutMs: TIMEOUT_MS });
        } catch (error) {
          if (!isAppError(error)) throw error;
          currentContext()?.stale?.add(owner);
        }
      }),
    );
  };
}
