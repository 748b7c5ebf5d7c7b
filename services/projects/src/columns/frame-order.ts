import type { Sort } from '../search/search-request';
import type { Bitmap } from './bitmap';
import type { FrameColumns } from './frame-columns';
import { Turns } from './in-turns';
import { type Compare, merge, mergeSort } from './merge-sort';
import { ownValue, type SortKey, sortKey } from './sort-keys';

/** So many are sorted for themselves; for more it is worth knowing the order of all. */
const FEW = 1_000;

/**
 * The places of a frame in one order. What has no value comes last, and ties are broken by the id, so that the order is total. All are
 * sorted once, when many are first asked for; later ones are merged in.
 */
export class FrameOrder {
  private readonly keys: readonly { readonly key: SortKey; readonly sign: number }[];
  private readonly compare: Compare;
  private sorted: Int32Array | undefined;
  /** Places before this one are in `sorted`, or are empty. */
  private sortedTo = 0;
  private sorting: Promise<void> | undefined;

  constructor(
    private readonly frame: FrameColumns,
    sorts: readonly Sort[],
  ) {
    const asked = sorts.map((sort) => ({ key: sortKey(frame, sort), sign: sort.direction === 'asc' ? 1 : -1 }));
    this.keys = asked.length > 0 ? asked : [{ key: ownValue(frame.column('created_at')), sign: -1 }];
    const idSign = this.keys.at(-1)?.sign ?? 1;
    this.compare = (one, other) => this.compareKeys(one, other) || frame.ids.compare(one, other) * idSign;
  }

  get bytes(): number {
    return this.sorted?.byteLength ?? 0;
  }

  /** Whether `slice` can be asked for so many at once. */
  isReadyFor(total: number): boolean {
    return total <= FEW || this.sorted !== undefined;
  }

  /** Sorts all, in turns with others. */
  prepare(): Promise<void> {
    this.sorting ??= this.sortAll();
    return this.sorting;
  }

  /** Of the `total` places that were found, those from `first` on, at most `count`. */
  slice(found: Bitmap, total: number, first: number, count: number): readonly number[] {
    if (total <= FEW) return this.sortFew(found).slice(first, first + count);
    this.mergeIn();
    const some: number[] = [];
    let passed = 0;
    for (const place of this.sorted ?? []) {
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
    found.forEach((place) => few.push(place));
    return few.sort(this.compare);
  }

  private async sortAll(): Promise<void> {
    const { length } = this.frame;
    for (const { key } of this.keys) key.extend();
    this.sorted = await mergeSort(this.placesFrom(0), this.compare, new Turns());
    this.sortedTo = length;
  }

  /** Adds what came since and leaves out what has gone. */
  private mergeIn(): void {
    const { length } = this.frame;
    if (!this.sorted || this.sortedTo === length) return;
    for (const { key } of this.keys) key.extend();
    const fresh = this.placesFrom(this.sortedTo).sort(this.compare);
    const standing = this.frame.standing();
    const stayed = this.sorted.filter((place) => standing.has(place));
    const merged = new Int32Array(stayed.length + fresh.length);
    merge(stayed, fresh, this.compare, merged);
    this.sorted = merged;
    this.sortedTo = length;
  }

  private placesFrom(first: number): Int32Array {
    const standing: number[] = [];
    this.frame.standing().forEach((place) => {
      if (place >= first) standing.push(place);
    });
    return Int32Array.from(standing);
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
