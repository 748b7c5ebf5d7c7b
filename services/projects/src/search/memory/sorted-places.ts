import type { Bitmap } from './bitmap';
import type { FrameColumns } from './frame-columns';
import { type Hurry, Turns } from './in-turns';
import { mergeSort, putBetween } from './merge-sort';
import type { Ordering } from './ordering';

/** Empty places are left out when there are more of them than one in eight. */
const MOST_EMPTY = 1 / 8;

/** All places of a frame in an order. They are sorted once, in turns with others; later ones are put between them. */
export class SortedPlaces {
  /** Pages that were taken out of all places because these were not sorted yet. */
  picked = 0;
  private sorted: Int32Array | undefined;
  /** Places before this one are in `sorted`, or are empty. */
  private sortedTo = 0;
  private sorting: Promise<void> | undefined;

  constructor(
    private readonly frame: FrameColumns,
    private readonly ordering: Ordering,
    private readonly hurry: Hurry,
  ) {}

  get isSorted(): boolean {
    return this.sorted !== undefined;
  }

  get bytes(): number {
    return this.sorted?.byteLength ?? 0;
  }

  /** Sorts all, where that has not begun yet. */
  prepare(): Promise<void> {
    this.sorting ??= this.sortAll();
    return this.sorting;
  }

  /**
   * Of the places that were found, those from `first` on, at most `count`; in the opposite order where that is asked for, which an order by
   * one key alone has: what has no value comes last in it too.
   * @throws Error where they are not sorted yet.
   */
  slice(found: Bitmap, first: number, count: number, isOpposite: boolean): readonly number[] {
    const sorted = this.upToDate();
    const { length } = sorted;
    const valued = isOpposite ? this.countValued(sorted) : length;
    const some: number[] = [];
    let passed = 0;
    for (let at = 0; at < length; at += 1) {
      const from = !isOpposite ? at : at < valued ? valued - 1 - at : length - 1 - (at - valued);
      const place = sorted[from] as number;
      if (!found.has(place)) continue;
      if (passed >= first) some.push(place);
      if (some.length === count) break;
      passed += 1;
    }
    return some;
  }

  private async sortAll(): Promise<void> {
    const turns = new Turns(this.hurry);
    // The search that is the reason for it has its page first.
    await turns.next();
    const { length } = this.frame;
    this.ordering.extend();
    const [places, comparing] = [this.placesFrom(0), this.ordering.comparing(this.ordering.leads())];
    this.sorted = await mergeSort(places, comparing, turns);
    this.sortedTo = length;
  }

  /** With the places that came since; empty ones stay until they are many. */
  private upToDate(): Int32Array {
    if (!this.sorted) throw new Error('The places are not sorted yet.');
    const { length, size } = this.frame;
    if (this.sortedTo === length) return this.sorted;
    this.ordering.extend();
    const fresh = this.placesFrom(this.sortedTo).sort(this.ordering.compare);
    const standing = this.sorted.length > size * (1 + MOST_EMPTY) ? this.frame.standing() : undefined;
    const stayed = standing ? this.sorted.filter((place) => standing.has(place)) : this.sorted;
    this.sorted = putBetween(stayed, fresh, this.ordering.compare);
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

  /** How many have a value; they stand first. */
  private countValued(sorted: Int32Array): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.ordering.hasValue(sorted[middle] as number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
