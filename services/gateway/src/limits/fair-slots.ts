/** The client that a slot is counted for. */
export interface SlotOwner {
  /** One tenant, or one client address without a token. */
  readonly key: string;
  readonly isAnonymous: boolean;
}

/** The tenant; undefined for clients without a token. */
export function tenantOf({ key, isAnonymous }: SlotOwner): string | undefined {
  return isAnonymous ? undefined : key;
}

export interface SlotLimits {
  readonly total: number;
  /** Slots that one tenant may hold at a time. */
  readonly perTenant: number;
  /** Slots that one client address without a token may hold at a time. */
  readonly perAddress: number;
  /** Slots that all clients without a token may hold together. */
  readonly anonymous: number;
  /** Requests of one owner that may wait for a slot. */
  readonly maxWaiting: number;
}

type Grant = () => void;

/**
 * A semaphore that shares its slots fairly: each owner holds a bounded share, and owners with waiting requests take turns.
 * One owner with many slow requests therefore delays no other owner.
 */
export class FairSlots {
  private readonly held = new Map<string, number>();
  /** In the order in which the owners get their next slot. */
  private readonly queues = new Map<string, { readonly owner: SlotOwner; readonly grants: Grant[] }>();
  private used = 0;
  private anonymous = 0;

  constructor(private readonly limits: SlotLimits) {}

  get size(): number {
    return this.used;
  }

  /** Calls `grant` now, or later when a slot is free. Returns false if too many requests of the owner wait already. */
  acquire(owner: SlotOwner, grant: Grant): boolean {
    const queue = this.queues.get(owner.key);
    if (!queue && this.mayHold(owner)) {
      this.take(owner);
      grant();
      return true;
    }
    if ((queue?.grants.length ?? 0) >= this.limits.maxWaiting) return false;
    if (queue) queue.grants.push(grant);
    else this.queues.set(owner.key, { owner, grants: [grant] });
    return true;
  }

  /** Removes a request that still waits. */
  cancel(owner: SlotOwner, grant: Grant): void {
    const grants = this.queues.get(owner.key)?.grants ?? [];
    const index = grants.indexOf(grant);
    if (index >= 0) grants.splice(index, 1);
    if (grants.length === 0) this.queues.delete(owner.key);
  }

  release(owner: SlotOwner): void {
    const held = (this.held.get(owner.key) ?? 0) - 1;
    if (held > 0) this.held.set(owner.key, held);
    else this.held.delete(owner.key);
    this.used -= 1;
    if (owner.isAnonymous) this.anonymous -= 1;
    this.grantNext();
  }

  private mayHold(owner: SlotOwner): boolean {
    const { total, perTenant, perAddress, anonymous } = this.limits;
    if (this.used >= total) return false;
    if (owner.isAnonymous && this.anonymous >= anonymous) return false;
    return (this.held.get(owner.key) ?? 0) < (owner.isAnonymous ? perAddress : perTenant);
  }

  private take(owner: SlotOwner): void {
    this.held.set(owner.key, (this.held.get(owner.key) ?? 0) + 1);
    this.used += 1;
    if (owner.isAnonymous) this.anonymous += 1;
  }

  private grantNext(): void {
    for (const [key, queue] of this.queues) {
      if (!this.mayHold(queue.owner)) continue;
      const grant = queue.grants.shift();
      // An owner that still waits goes to the end, so that owners take turns.
      this.queues.delete(key);
      if (queue.grants.length > 0) this.queues.set(key, queue);
      if (!grant) continue;
      this.take(queue.owner);
      grant();
      return;
    }
  }
}
