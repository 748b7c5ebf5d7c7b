import type { KeyObject } from 'node:crypto';
import type { KeySet } from './key-set';
import type { KeySource, TokenAlgorithm } from './key-source';

/**
 * Minimum interval between reads that unknown key ids cause, so that forged tokens cannot be used to overload the
 * issuer.
 */
const COOLDOWN_MS = 10_000;

/**
 * The key set that the token issuer publishes. The last set that was read stays valid until a newer one is read, so
 * an outage of the issuer has no effect. `onRetired` is called when a key was removed, so that cached tokens are
 * dropped.
 */
export class PublishedKeys implements KeySource {
  private keys: KeySet | undefined;
  private refreshing: Promise<void> | undefined;
  private attemptedAt = Number.NEGATIVE_INFINITY;

  constructor(
    readonly algorithm: TokenAlgorithm,
    private readonly options: { load: () => Promise<KeySet>; now: () => number; onRetired: () => void },
  ) {}

  get isLoaded(): boolean {
    return this.keys !== undefined;
  }

  async candidates(kid: string | undefined): Promise<readonly KeyObject[] | undefined> {
    const known = this.find(kid);
    if (known) return [known];
    const mayRead = this.refreshing !== undefined || this.options.now() - this.attemptedAt >= COOLDOWN_MS;
    if (mayRead) await this.refresh().catch(() => undefined);
    const found = this.find(kid);
    if (found) return [found];
    return this.keys && [];
  }

  /** Reads the key set. Concurrent calls share one read. Rejects if the set cannot be read. */
  refresh(): Promise<void> {
    this.refreshing ??= this.load().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  private async load(): Promise<void> {
    this.attemptedAt = this.options.now();
    const before = this.keys;
    const after = await this.options.load();
    this.keys = after;
    if (before && [...before].some(([kid, key]) => !after.get(kid)?.equals(key))) this.options.onRetired();
  }

  /** A token without a key id is verified by the only key, if there is only one. */
  private find(kid: string | undefined): KeyObject | undefined {
    if (kid !== undefined) return this.keys?.get(kid);
    return this.keys?.size === 1 ? this.keys.values().next().value : undefined;
  }
}
