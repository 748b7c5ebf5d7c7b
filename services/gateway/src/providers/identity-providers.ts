import type { ProviderKey, ProviderState } from '@trackway/contracts';
import type { AccessToken } from '../authentication/access-token';
import { type VerifyingKey, verifyingKeys } from './verifying-keys';

/** An active identity provider of a tenant. */
export interface Provider extends Pick<ProviderState, 'id' | 'revision' | 'issuer' | 'claims'> {
  readonly frameId: string;
  readonly audiences: readonly string[];
  readonly keys: readonly VerifyingKey[];
}

/** `other_audience`: the issuer is known. `ambiguous`: the audiences of the token belong to several providers. */
export type ProviderSelection = Provider | 'unknown_issuer' | 'other_audience' | 'ambiguous';

/** An entry has about 150 bytes. */
const MAX_CHANGES = 100_000;

/** The identity providers of all tenants. Messages may be repeated, and arrive in the order of their revisions. */
export class IdentityProviders {
  private readonly revisions = new Map<string, number>();
  private readonly byIssuer = new Map<string, Map<string, Provider>>();
  /** Epoch of the last change by frame, or by `<frame>/<user>`, oldest first. */
  private readonly changes = new Map<string, number>();
  /** The epoch of the last removed change. */
  private removed = 0;
  private current = 0;
  /** All messages from before the start of this process have been read. */
  isComplete = false;

  constructor(private readonly maxChanges = MAX_CHANGES) {}

  /** Increases with every change. */
  get epoch(): number {
    return this.current;
  }

  apply(frameId: string, { id, revision, active, issuer, audiences, claims, keys }: ProviderState): void {
    if (revision < (this.revisions.get(id) ?? 0)) return;
    this.revisions.set(id, revision);
    const provider = { id, revision, frameId, issuer, audiences, claims, keys: verifyingKeys(keys) };
    if (active) this.ofIssuer(issuer).set(id, provider);
    else this.byIssuer.get(issuer)?.delete(id);
    this.changeGrants(frameId, null);
  }

  /** Replaces the keys, unless a newer state was applied in the meantime. */
  setKeys({ id, frameId, issuer }: Provider, revision: number, keys: readonly ProviderKey[]): void {
    const provider = this.byIssuer.get(issuer)?.get(id);
    if (!provider || revision <= (this.revisions.get(id) ?? 0)) return;
    this.revisions.set(id, revision);
    this.ofIssuer(issuer).set(id, { ...provider, revision, keys: verifyingKeys(keys) });
    this.changeGrants(frameId, null);
  }

  find({ id, issuer }: Pick<Provider, 'id' | 'issuer'>): Provider | undefined {
    return this.byIssuer.get(issuer)?.get(id);
  }

  /** The users of the frame, or one of them, must be resolved again. */
  changeGrants(frameId: string, userId: string | null): void {
    this.current += 1;
    const key = userId === null ? frameId : `${frameId}/${userId}`;
    this.changes.delete(key);
    this.changes.set(key, this.current);
    if (this.changes.size > this.maxChanges) this.removeOldest();
  }

  select(issuer: string, audiences: readonly string[]): ProviderSelection {
    const providers = [...(this.byIssuer.get(issuer)?.values() ?? [])];
    if (providers.length === 0) return 'unknown_issuer';
    const [found, another] = providers.filter((provider) => audiences.some((one) => provider.audiences.includes(one)));
    if (!found) return 'other_audience';
    return another ? 'ambiguous' : found;
  }

  /**
   * Whether the provider, or the scopes of the user, changed after the token was verified. Also true for a token that was verified
   * before a removed change, because that change may have been one of its user.
   */
  isOutdated({ provided, frameId, subject }: Pick<AccessToken, 'provided' | 'frameId' | 'subject'>): boolean {
    if (provided === undefined) return false;
    if (this.removed > provided.epoch) return true;
    const ofFrame = this.changes.get(frameId) ?? 0;
    return Math.max(ofFrame, this.changes.get(`${frameId}/${subject}`) ?? 0) > provided.epoch;
  }

  private removeOldest(): void {
    for (const [key, epoch] of this.changes) {
      this.changes.delete(key);
      this.removed = epoch;
      return;
    }
  }

  private ofIssuer(issuer: string): Map<string, Provider> {
    const known = this.byIssuer.get(issuer) ?? new Map<string, Provider>();
    this.byIssuer.set(issuer, known);
    return known;
  }
}
