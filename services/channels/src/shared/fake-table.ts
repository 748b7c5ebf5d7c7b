import type { Page } from '@trackway/application';
import { type Conditions, matchesConditions } from '@trackway/mongo';

interface Row {
  readonly id: string;
  readonly frameId: string;
}

/** Rows of all frames in memory. A change of them can be undone, like a transaction. */
export class FakeTable<Stored extends Row> {
  private rows = new Map<string, Stored>();

  /** Returns what restores the current rows. */
  snapshot(): () => void {
    const before = new Map(this.rows);
    return () => {
      this.rows = before;
    };
  }

  all(): Stored[] {
    return [...this.rows.values()];
  }

  of(frameId: string): Stored[] {
    return this.all().filter((row) => row.frameId === frameId);
  }

  find(frameId: string, id: string): Stored | undefined {
    const row = this.rows.get(id);
    return row?.frameId === frameId ? row : undefined;
  }

  put(row: Stored): void {
    this.rows.set(row.id, row);
  }

  remove(frameId: string, id: string): void {
    if (this.find(frameId, id)) this.rows.delete(id);
  }
}

/** A page of the rows whose documents match, in the order of `compare`, and their total number. */
export function pageOf<Stored extends Row>(
  rows: readonly Stored[],
  { conditions, toDocument, compare }: PageRequest<Stored>,
  { page, perPage }: Page,
): { items: readonly Stored[]; total: number } {
  const found = rows.filter((row) => matchesConditions(toDocument(row), conditions)).toSorted(compare);
  return { items: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}

interface PageRequest<Stored> {
  readonly conditions: Conditions;
  readonly toDocument: (row: Stored) => object;
  readonly compare: (one: Stored, other: Stored) => number;
}

/** Newest first; equal times by the greater id. */
export function newestFirst<Stored extends Row>(timeOf: (row: Stored) => Date) {
  return (one: Stored, other: Stored): number =>
    timeOf(other).getTime() - timeOf(one).getTime() || (other.id > one.id ? 1 : -1);
}
