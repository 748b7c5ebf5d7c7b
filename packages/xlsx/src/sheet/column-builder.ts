import { type CellKind, cellKinds } from '../model/cell';
import { ByteSink } from '../xml/byte-sink';

/** One column of the current batch. Rows without a cell are filled up when a later row has one. */
export class ColumnBuilder {
  readonly sink = new ByteSink(256);
  ends = new Uint32Array(32);
  kinds = new Uint8Array(32);
  rows = 0;
  /** Start of the value that is appended. */
  start = 0;
  /** Whether the column has a value in the batch. */
  active = false;

  constructor(readonly index: number) {}

  /** Prepares a value in `row` and drops an uncommitted one. False if the row has a value already. */
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
