import type { StringArena } from '../strings/string-arena';

/** Data of the workbook that cells refer to. */
export interface SheetContext {
  /** The sheet's path inside the archive. */
  readonly part: string;
  /** The date style of each cell format. */
  readonly styles: Uint8Array;
  readonly date1904: boolean;
  /** Undefined if the workbook has no shared strings, or the values are not needed. */
  readonly strings: StringArena | undefined;
}
