import { type CellKind, cellKinds } from '../model/cell';
import { ByteSink } from '../xml/byte-sink';

/** One column of the batch that is being filled. Rows without a cell in it are caught up with when a later one has. */
export class ColumnBuilder {
  readonly sink = new ByteSink(256);
  ends = new Uint32Array(32);
  kinds = new Uint8Array(32);
  rows = 0;
  /** Where the value being appended begins. */
  start = 0;
  /** Whether the batch has a value in it. */
  active = false;

  constructor(readonly index: number) {}

  /** Makes the column ready for a value in `row`; false when it has one already. Undoes a value that wasn't committed. */
  begin(row: number): boolean {
    if (this.rows > row) return false;
    this.start = this.rows === 0 ? 0 : (this.ends[this.rows - 1] as number);
    this.sink.length = this.start;
    this.fillTo(row);
    return true;
  }

  commit(kind: CellKind): void {
    if (this.rows === this.ends.length) this.grow();
    this.kinds[this.rows] = kind;
    this.ends[this.rows++] = this.sink.length;
  }

  fillTo(rows: number): void {
    while (this.rows < rows) this.commit(cellKinds.empty);
  }

  clear(): void {
    this.rows = 0;
    this.active = false;
    this.sink.clear();
  }

  private grow(): void {
    const { ends, kinds } = this;
    this.ends = new Uint32Array(ends.length * 2);
    this.ends.set(ends);
    this.kinds = new Uint8Array(kinds.length * 2);
    this.kinds.set(kinds);
  }
}
