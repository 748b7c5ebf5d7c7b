import type { DataOf, tokenRevoked } from '@trackway/contracts';
import type { AccessToken } from './access-token';

export type Revocation = DataOf<typeof tokenRevoked>;

/**
 * Revoked tokens that Trackway issued, and deactivated users. Messages may be repeated and arrive in any order.
 * Entries are not removed: expired ones are skipped at startup, and processes are restarted often enough.
 */
export class Revocations {
  private readonly tokens = new Set<string>();
  private readonly keys = new Set<string>();
  private readonly generations = new Map<string, number>();
  /** By `<frame>/<user>`: users whose state has changed. */
  private readonly users = new Map<string, { readonly version: number; readonly isActive: boolean }>();
  /** All revocations from before the start of this process have been read. */
  isComplete = false;

  constructor(private readonly now: () => number) {}

  add({ kind, id, generation = 0, version = 0, active = false, until }: Revocation): void {
    if (Date.parse(until) < this.now()) return;
    if (kind === 'token') this.tokens.add(id);
    else if (kind === 'key') this.keys.add(id);
    else if (kind === 'user') this.setUser(id, version, active);
    else this.generations.set(id, Math.max(generation, this.generations.get(id) ?? 0));
  }

  isRevoked({ issued, subject, frameId }: Pick<AccessToken, 'issued' | 'subject' | 'frameId'>): boolean {
    if (issued?.kind !== 'service_account' && this.isInactive(frameId, subject)) return true;
    if (issued === undefined) return false;
    if (this.tokens.has(issued.id) || this.keys.has(issued.kid)) return true;
    return issued.kind === 'service_account' && issued.generation < (this.generations.get(subject) ?? 0);
  }

  get size(): number {
    return this.tokens.size + this.keys.size + this.generations.size + this.users.size;
  }

  private setUser(id: string, version: number, isActive: boolean): void {
    if (version >= (this.users.get(id)?.version ?? 0)) this.users.set(id, { version, isActive });
  }

  private isInactive(frameId: string, userId: string): boolean {
    return this.users.size > 0 && this.users.get(`${frameId}/${userId}`)?.isActive === false;
  }
}
