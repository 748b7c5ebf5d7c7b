import { type GatewayError, tooManyIncomplete } from '../errors/gateway-error';
import { clientNetwork } from '../exchange/client-address';
import type { Exchange } from '../exchange/exchange';

export interface IncompleteLimits {
  readonly perSubject: number;
  readonly perTenant: number;
  readonly perAddress: number;
  readonly total: number;
  /** Buffered bytes of one tenant, or of one address without a token. */
  readonly bytesPerOwner: number;
  readonly totalBytes: number;
}

const MEBIBYTE = 1_048_576;

/** A complete body leaves these counts at once, so that only slow clients reach the limits. */
export const INCOMPLETE_LIMITS: IncompleteLimits = {
  perSubject: 32,
  perTenant: 64,
  perAddress: 128,
  total: 1_024,
  bytesPerOwner: 16 * MEBIBYTE,
  totalBytes: 64 * MEBIBYTE,
};

/** One request whose body is being received. */
export interface IncompleteBody {
  /** Counts buffered bytes; false if they are too many. */
  add(bytes: number): boolean;
  /** The body has arrived; its bytes are still buffered. Idempotent. */
  complete(): void;
  /** The bytes are no longer buffered. Idempotent. */
  release(): void;
}

/** Counts the requests whose bodies are not complete, by subject, tenant and client address. */
export class IncompleteBodies {
  private readonly counts = new Map<string, number>();
  private readonly bytes = new Map<string, number>();
  private open = 0;
  private totalBytes = 0;

  constructor(private readonly limits: IncompleteLimits = INCOMPLETE_LIMITS) {}

  begin({ token, origin }: Exchange): IncompleteBody | GatewayError {
    const address = `address ${clientNetwork(origin.address)}`;
    const limited: [key: string, limit: number, scope: string][] = [
      [address, this.limits.perAddress, 'from this address'],
    ];
    if (token) {
      limited.push([`subject ${token.limitKey}`, this.limits.perSubject, 'by this subject']);
      limited.push([`tenant ${token.frameId}`, this.limits.perTenant, 'in this frame']);
    }
    if (this.open >= this.limits.total) return tooManyIncomplete('at the gateway');
    const exceeded = limited.find(([key, limit]) => (this.counts.get(key) ?? 0) >= limit);
    if (exceeded) return tooManyIncomplete(exceeded[2]);

    const keys = limited.map(([key]) => key);
    for (const key of keys) change(this.counts, key, 1);
    this.open += 1;
    return this.track(keys, token ? `tenant ${token.frameId}` : address);
  }

  private track(keys: readonly string[], owner: string): IncompleteBody {
    let buffered = 0;
    let isComplete = false;
    return {
      add: (bytes) => {
        buffered += bytes;
        this.totalBytes += bytes;
        change(this.bytes, owner, bytes);
        return this.totalBytes <= this.limits.totalBytes && (this.bytes.get(owner) ?? 0) <= this.limits.bytesPerOwner;
      },
      complete: () => {
        if (isComplete) return;
        isComplete = true;
        for (const key of keys) change(this.counts, key, -1);
        this.open -= 1;
      },
      release: () => {
        this.totalBytes -= buffered;
        change(this.bytes, owner, -buffered);
        buffered = 0;
      },
    };
  }
}

function change(counts: Map<string, number>, key: string, by: number): void {
  const value = (counts.get(key) ?? 0) + by;
  if (value > 0) counts.set(key, value);
  else counts.delete(key);
}
