import type { DataOf, tokenRevoked } from '@trackway/contracts';
import type { AccessToken } from './access-token';

export type Revocation = DataOf<typeof tokenRevoked>;

/** Entries until the first removal of expired ones. */
const MIN_ENTRIES_TO_PURGE = 10_000;

/** Times in milliseconds. */
interface Expiring {
  readonly until: number;
}

/**
 * Revoked tokens that Trackway issued, and deactivated users. Messages may be repeated and arrive in any order.
 * Entries are removed after all affected tokens have expired.
 */
export class Revocations {
  private readonly tokens = new Map<string, Expiring>();
  private readonly keys = new Map<string, Expiring>();
  private readonly generations = new Map<string, Expiring & { readonly generation: number }>();
  /** By `<frame>/<user>`: users whose state has changed. */
  private readonly users = new Map<string, Expiring & { readonly version: number; readonly isActive: boolean }>();
  private purgedAtSize: number;
  /** All revocations from before the start of this process have been read. */
  isComplete = false;

  constructor(
    private readonly now: () => number,
    private readonly minEntriesToPurge = MIN_ENTRIES_TO_PURGE,
  ) {
    this.purgedAtSize = minEntriesToPurge;
  }

  add({ kind, id, generation = 0, version = 0, active = false, until: time }: Revocation): void {
    const until = Date.parse(time);
    if (until < this.now()) return;
    if (kind === 'token') this.tokens.set(id, { until });
    else if (kind === 'key') this.keys.set(id, { until });
    else if (kind === 'user') this.setUser(id, { version, isActive: active, until });
    else if (generation >= (this.generations.get(id)?.generation ?? 0)) this.generations.set(id, { generation, until });
    if (this.size >= this.purgedAtSize) this.removeExpired();
  }

  isRevoked({ issued, subject, frameId }: Pick<AccessToken, 'issued' | 'subject' | 'frameId'>): boolean {
    if (issued?.kind !== 'service_account' && this.isInactive(frameId, subject)) return true;
    if (issued === undefined) return false;
    if (this.tokens.has(issued.id) || this.keys.has(issued.kid)) return true;
    return issued.kind === 'service_account' && issued.generation < (this.generations.get(subject)?.generation ?? 0);
  }

  get size(): number {
    return this.tokens.size + this.keys.size + this.generations.size + this.users.size;
  }

  private setUser(id: string, state: Expiring & { version: number; isActive: boolean }): void {
    if (state.version >= (this.users.get(id)?.version ?? 0)) this.users.set(id, state);
  }

  /** Next time at twice the size, so that its cost for each entry is constant. */
  private removeExpired(): void {
    const now = this.now();
    for (const entries of [this.tokens, this.keys, this.generations, this.users]) {
      for (const [id, { until }] of entries) if (until < now) entries.delete(id);
    }
    this.purgedAtSize = Math.max(this.minEntriesToPurge, 2 * this.size);
  }

  private isInactive(frameId: string, userId: string): boolean {
    return this.users.size > 0 && this.users.get(`${frameId}/${userId}`)?.isActive === false;
  }
}
