export interface Cells {
  readonly kinds: Uint8Array;
  readonly values: readonly string[];
}

/** Converts the cells of the sheet's column with this index to the type of the column that it is mapped to. */
export type ConvertCells = (index: number, cells: Cells) => Cells;
