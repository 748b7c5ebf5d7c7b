import type { StringArena } from '../strings/string-arena';

/** What the cells of a sheet refer to. */
export interface SheetContext {
  /** The sheet's path inside the archive. */
  readonly part: string;
  /** The date style of each cell format. */
  readonly styles: Uint8Array;
  readonly date1904: boolean;
  /** Undefined where the workbook has no shared strings, or where nobody wants the values. */
  readonly strings: StringArena | undefined;
}
