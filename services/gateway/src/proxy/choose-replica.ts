/** Requests in progress from which further ones go to the next replica in the order of their tenant. */
export const BUSY_AT = 16;

/** What the choice of a replica depends on. */
export interface ReplicaState {
  /** Hash of its address. */
  readonly hash: number;
  readonly isAvailable: boolean;
  readonly inProgress: number;
}

/**
 * Chooses the replica for a request by rendezvous hashing: each tenant has its own order of the replicas, so N replicas
 * hold the data of N times as many tenants in memory, and a replica that leaves moves only its own tenants. Replicas that
 * are unavailable or busy, and `except`, are chosen only if there is no better one. Without a tenant, the replica with
 * the fewest requests is chosen.
 */
export function chooseReplica<R extends ReplicaState>(
  replicas: readonly [R, ...R[]],
  tenant?: string,
  except?: object,
): R {
  const key = tenant === undefined ? undefined : hashOf(tenant);
  let [chosen] = replicas;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const replica of replicas) {
    const penalty = penaltyOf(replica, replica === except);
    if (penalty > lowest) continue;
    const score = key === undefined ? -replica.inProgress : mix(key ^ replica.hash);
    if (penalty === lowest && score <= highest) continue;
    chosen = replica;
    lowest = penalty;
    highest = score;
  }
  return chosen;
}

function penaltyOf({ isAvailable, inProgress }: ReplicaState, isExcluded: boolean): number {
  return (isExcluded ? 4 : 0) + (isAvailable ? 0 : 2) + (inProgress >= BUSY_AT ? 1 : 0);
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash);
}

/** The finalizer of MurmurHash3, which makes each bit of the result depend on each bit of the input. */
function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
