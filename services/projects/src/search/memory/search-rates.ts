import { BoundedMap } from './bounded-map';

const MAX_TENANTS = 10_000;
const HALF_LIFE_MS = 60_000;

interface Rate {
  readonly searches: number;
  readonly at: number;
}

/** How often tenants were searched lately: a search counts half after a minute, a quarter after two. */
export class SearchRates {
  private readonly rates = new BoundedMap<Rate>(MAX_TENANTS);

  constructor(private readonly now = () => performance.now()) {}

  add(frameId: string): void {
    this.rates.set(frameId, { searches: this.of(frameId) + 1, at: this.now() });
  }

  of(frameId: string): number {
    const rate = this.rates.get(frameId);
    return rate ? rate.searches * 0.5 ** ((this.now() - rate.at) / HALF_LIFE_MS) : 0;
  }
}
