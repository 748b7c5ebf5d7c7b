import { BoundedMap } from './bounded-map';

const MAX_TENANTS = 1_000;
const RETRY_MS = 60_000;
/** Before the first load of a tenant: the smallest share of the estimated bytes that an index can need. */
const MIN_RATIO = 0.5;

/** Tenants that did not fit into memory. Each is compared with the limit again after a minute. */
export class OversizedTenants {
  private readonly tenants = new BoundedMap<{ readonly ratio: number; readonly retryAt: number }>(MAX_TENANTS);

  constructor(private readonly retryMs = RETRY_MS) {}

  has(frameId: string): boolean {
    return this.tenants.has(frameId);
  }

  mustWait(frameId: string): boolean {
    return (this.tenants.get(frameId)?.retryAt ?? 0) > performance.now();
  }

  /** The bytes of the index for each estimated byte. */
  ratioOf(frameId: string): number {
    return this.tenants.get(frameId)?.ratio ?? MIN_RATIO;
  }

  add(frameId: string, ratio: number): void {
    this.tenants.set(frameId, { ratio, retryAt: performance.now() + this.retryMs });
  }

  delete(frameId: string): void {
    this.tenants.delete(frameId);
  }
}
