import type { Sort } from '../search/search-request';
import type { Bitmap } from './bitmap';
import type { FrameColumns } from './frame-columns';
import { type Hurry, Turns } from './in-turns';
import { type Compare, mergeSort, putBetween } from './merge-sort';
import { pickFirst } from './pick-first';
import { ownValue, type SortKey, sortKey } from './sort-keys';

/** So many are sorted for themselves; for more it is worth knowing the order of all. */
const FEW = 1_000;
/** So many of the first are picked out of all while the order is not known yet. */
const FIRST_FEW = 200;
/** So often they are picked before it is worth sorting all, and never in a frame of fewer projects. */
const PICKS = 1;
const LEAST_SORTED = 10_000;
/** Empty places are left out of the order when there are more of them than one in eight. */
const MOST_EMPTY = 1 / 8;

/**
 * The places of a frame in one order. What has no value comes last, and ties are broken by the id, so that the order is total. All are
 * sorted once, when many are first asked for; later ones are put between them.
 */
export class FrameOrder {
  private readonly keys: readonly { readonly key: SortKey; readonly sign: number }[];
  private readonly compare: Compare;
  private readonly idSign: number;
  private sorted: Int32Array | undefined;
  /** Places before this one are in `sorted`, or are empty. */
  private sortedTo = 0;
  private sorting: Promise<void> | undefined;
  private picked = 0;

  constructor(
    private readonly frame: FrameColumns,
    sorts: readonly Sort[],
    private readonly hurry: Hurry,
  ) {
    const asked = sorts.map((sort) => ({ key: sortKey(frame, sort), sign: sort.direction === 'asc' ? 1 : -1 }));
    this.keys = asked.length > 0 ? asked : [{ key: ownValue(frame.column('created_at')), sign: -1 }];
    this.idSign = this.keys.at(-1)?.sign ?? 1;
    this.compare = (one, other) => this.compareKeys(one, other) || frame.ids.compare(one, other) * this.idSign;
  }

  get bytes(): number {
    return this.sorted?.byteLength ?? 0;
  }

  /**
   * Whether a page that ends with the `last` of `total` can be sliced now. Where that is dear and comes again, the order is prepared on
   * the side.
   */
  isReadyFor(total: number, last: number): boolean {
    if (total <= FEW || this.sorted) return true;
    if (last > FIRST_FEW) return false;
    this.picked += 1;
    if (this.picked > PICKS && this.frame.size >= LEAST_SORTED) void this.prepare();
    return true;
  }

  /** Sorts all, in turns with others. */
  prepare(): Promise<void> {
    this.sorting ??= this.sortAll();
    return this.sorting;
  }

  /** Of the `total` places that were found, those from `first` on, at most `count`. */
  slice(found: Bitmap, total: number, first: number, count: number): readonly number[] {
    if (total <= FEW) return this.sortFew(found).slice(first, first + count);
    if (!this.sorted) return this.pick(found, total, first + count).slice(first);
    const some: number[] = [];
    let passed = 0;
    const sorted = this.upToDate(this.sorted);
    for (let at = 0; at < sorted.length; at += 1) {
      const place = sorted[at] as number;
      if (!found.has(place)) continue;
      if (passed >= first) some.push(place);
      if (some.length === count) break;
      passed += 1;
    }
    return some;
  }

  private sortFew(found: Bitmap): number[] {
    for (const { key } of this.keys) key.extend();
    const few: number[] = [];
    found.visit((place) => few.push(place));
    return few.sort(this.compare);
  }

  /** The first of those that were found, without sorting the others. */
  private pick(found: Bitmap, total: number, count: number): readonly number[] {
    for (const { key } of this.keys) key.extend();
    const leads = this.leads();
    // Of many that are alike the first by id come first, and places mostly are in the order of ids.
    return pickFirst({ found, total, count, leads, compare: this.comparing(leads), fromEnd: this.idSign < 0 });
  }

  private async sortAll(): Promise<void> {
    const turns = new Turns(this.hurry);
    // The search that is the reason for it has its page first.
    await turns.next();
    const { length } = this.frame;
    for (const { key } of this.keys) key.extend();
    const [places, comparing] = [this.placesFrom(0), this.comparing(this.leads())];
    this.sorted = await mergeSort(places, comparing, turns);
    this.sortedTo = length;
  }

  /** With the places that came since; empty ones stay until they are many. */
  private upToDate(sorted: Int32Array): Int32Array {
    const { length, size } = this.frame;
    if (this.sortedTo === length) return sorted;
    for (const { key } of this.keys) key.extend();
    const fresh = this.placesFrom(this.sortedTo).sort(this.compare);
    const standing = sorted.length > size * (1 + MOST_EMPTY) ? this.frame.standing() : undefined;
    const stayed = standing ? sorted.filter((place) => standing.has(place)) : sorted;
    this.sorted = putBetween(stayed, fresh, this.compare);
    this.sortedTo = length;
    return this.sorted;
  }

  private placesFrom(first: number): Int32Array {
    const { frame } = this;
    const places = new Int32Array(frame.length - first);
    let count = 0;
    for (let place = first; place < frame.length; place += 1) {
      if (!frame.isStanding(place)) continue;
      places[count] = place;
      count += 1;
    }
    return places.subarray(0, count);
  }

  /** By place: a number that says of most how they stand in this order. What has no value stands last. */
  private leads(): Float64Array {
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

  private comparing(leads: Float64Array): Compare {
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
