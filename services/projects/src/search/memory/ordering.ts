import type { FrameColumns } from './frame-columns';
import type { Compare } from './merge-sort';
import type { SortKey } from './sort-keys';

export type Sign = 1 | -1;

export interface SignedKey {
  readonly key: SortKey;
  /** 1 where the least comes first. */
  readonly sign: Sign;
}

/** How places compare. What has no value comes last in either direction, and ties are broken by the id, so that an order is total. */
export class Ordering {
  /** Of many that are alike the first by id come first, or the last. */
  readonly idSign: Sign;
  readonly compare: Compare;

  constructor(
    private readonly frame: FrameColumns,
    private readonly keys: readonly SignedKey[],
  ) {
    this.idSign = keys.at(-1)?.sign ?? 1;
    this.compare = (one, other) => this.compareKeys(one, other) || frame.ids.compare(one, other) * this.idSign;
  }

  /** Takes in the places that came since; before anything is compared. */
  extend(): void {
    for (const { key } of this.keys) key.extend();
  }

  /** Whether the first key has a value for a place. */
  hasValue(place: number): boolean {
    return (this.keys[0]?.key.rowOf(place) ?? -1) >= 0;
  }

  /** By place: a number that says of most how they stand in this order. What has no value stands last. */
  leads(): Float64Array {
    const { length } = this.frame;
    const leads = new Float64Array(length);
    const [first] = this.keys;
    if (!first) return leads;
    const values = first.key.leads();
    for (let place = 0; place < length; place += 1) {
      const value = values[place] as number;
      leads[place] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * first.sign;
    }
    return leads;
  }

  /** The same as `compare`, quicker where leads differ. */
  comparing(leads: Float64Array): Compare {
    return (one, other) => {
      const [left, right] = [leads[one] as number, leads[other] as number];
      if (left < right) return -1;
      return left > right ? 1 : this.compare(one, other);
    };
  }

  private compareKeys(one: number, other: number): number {
    for (const { key, sign } of this.keys) {
      const [left, right] = [key.rowOf(one), key.rowOf(other)];
      if (left < 0 || right < 0) {
        if (left !== right) return left < 0 ? 1 : -1;
        continue;
      }
      const difference = key.column?.compare(left, right) ?? 0;
      if (difference !== 0) return difference * sign;
    }
    return 0;
  }
}
