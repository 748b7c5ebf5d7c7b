import type { Bitmap } from './bitmap';
import type { FrameColumns } from './frame-columns';
import type { Ordering } from './ordering';
import { pickFirst } from './pick-first';
import type { SortedPlaces } from './sorted-places';

/** So many are sorted for themselves; for more it is worth knowing the order of all. */
const FEW = 1_000;
/** So many of the first are picked out of all while the order is not known yet. */
const FIRST_FEW = 200;
/** So often they are picked before it is worth sorting all, and never in a frame of fewer projects. */
const PICKS = 1;
export const LEAST_SORTED = 10_000;

/** The order that one search asks for, and the cheapest way to a page of it. */
export class FrameOrder {
  constructor(
    private readonly frame: FrameColumns,
    private readonly ordering: Ordering,
    /** In this order or in its opposite, which are sorted together. */
    private readonly sorted: SortedPlaces,
    private readonly isOpposite: boolean,
  ) {}

  /**
   * Whether a page that ends with the `last` of `total` can be sliced now. Where that is dear and comes again, the order is prepared on
   * the side.
   */
  isReadyFor(total: number, last: number): boolean {
    if (total <= FEW || this.sorted.isSorted) return true;
    if (last > FIRST_FEW) return false;
    this.sorted.picked += 1;
    if (this.sorted.picked > PICKS && this.frame.size >= LEAST_SORTED) void this.prepare();
    return true;
  }

  prepare(): Promise<void> {
    return this.sorted.prepare();
  }

  /** Of the `total` places that were found, those from `first` on, at most `count`. */
  slice(found: Bitmap, total: number, first: number, count: number): readonly number[] {
    if (total <= FEW) return this.sortFew(found).slice(first, first + count);
    if (!this.sorted.isSorted) return this.pick(found, total, first + count).slice(first);
    return this.sorted.slice(found, first, count, this.isOpposite);
  }

  private sortFew(found: Bitmap): number[] {
    this.ordering.extend();
    const few: number[] = [];
    found.visit((place) => few.push(place));
    return few.sort(this.ordering.compare);
  }

  /** The first of those that were found, without sorting the others. */
  private pick(found: Bitmap, total: number, count: number): readonly number[] {
    const { ordering } = this;
    ordering.extend();
    const leads = ordering.leads();
    // Of many that are alike the first by id come first, and places mostly are in the order of ids.
    const fromEnd = ordering.idSign < 0;
    return pickFirst({ found, total, count, leads, compare: ordering.comparing(leads), fromEnd });
  }
}
