import type { Sort } from '@trackway/filters';
import type { FrameColumns } from './frame-columns';
import { FrameOrder, LEAST_SORTED } from './frame-order';
import type { Hurry } from './in-turns';
import { Ordering, type Sign } from './ordering';
import { ownValue, type SortKey, sortKey } from './sort-keys';
import { SortedPlaces } from './sorted-places';

/** Orders that are kept of a frame, 4 bytes a project each: the sorts of a project, and some of answers. */
const MOST_KEPT = 32;
const BYTES_A_PLACE = 4;

interface Kept {
  readonly keys: readonly SortKey[];
  readonly sorted: SortedPlaces;
}

/** The orders of a frame that were asked for last. An order by one key and its opposite are kept as one. */
export class FrameOrders {
  /** The one that was asked for last stands last. */
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly frame: FrameColumns,
    private readonly hurry: Hurry,
  ) {}

  get bytes(): number {
    return [...this.kept.values()].reduce((sum, { sorted }) => sum + sorted.bytes, 0);
  }

  /** Newest first where nothing is asked for. */
  of(sorts: readonly Sort[]): FrameOrder {
    const asked: readonly Sign[] =
      sorts.length > 0 ? sorts.map(({ direction }) => (direction === 'asc' ? 1 : -1)) : [-1];
    const kept: readonly Sign[] = asked.length === 1 ? [1] : asked;
    const { keys, sorted } = this.keep(sorts, kept);
    return new FrameOrder(this.frame, this.ordering(keys, asked), sorted, asked[0] !== kept[0]);
  }

  /** Sorts by these, one after the other, as long as there is room; where pages are quickly picked nothing needs to be sorted. */
  async prepare(sorts: readonly Sort[], hasRoomFor: (bytes: number) => boolean): Promise<void> {
    if (this.frame.size < LEAST_SORTED) return;
    for (const sort of sorts) {
      if (!hasRoomFor(this.frame.length * BYTES_A_PLACE)) return;
      await this.keep([sort], [1]).sorted.prepare();
    }
  }

  private keep(sorts: readonly Sort[], signs: readonly Sign[]): Kept {
    const named = sorts.map(({ field, arguments: ids }) => [field.name, ids]);
    const name = JSON.stringify([sorts.length > 0 ? named : [['created_at', []]], signs]);
    const kept = this.kept.get(name) ?? this.make(sorts, signs);
    this.kept.delete(name);
    this.kept.set(name, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return kept;
  }

  private make(sorts: readonly Sort[], signs: readonly Sign[]): Kept {
    const { frame } = this;
    const asked = sorts.map((sort) => sortKey(frame, sort));
    const keys = asked.length > 0 ? asked : [ownValue(frame.column('created_at'))];
    return { keys, sorted: new SortedPlaces(frame, this.ordering(keys, signs), this.hurry) };
  }

  private ordering(keys: readonly SortKey[], signs: readonly Sign[]): Ordering {
    return new Ordering(
      this.frame,
      keys.map((key, index) => ({ key, sign: signs[index] ?? 1 })),
    );
  }
}
