const mebibyte = 1024 * 1024;

/** What a workbook may cost. Sizes are in bytes. */
export interface WorkbookLimits {
  readonly fileBytes: number;
  readonly entries: number;
  /** All entries together once inflated; what an entry declares is also the most that is inflated of it. */
  readonly inflatedBytes: number;
  /** Inflated to deflated, of entries larger than 1 MiB. Real sheets stay below 60; deflate itself ends at 1,032. */
  readonly ratio: number;
  /** Parts that are read whole: content types, relationships, workbook, styles. */
  readonly smallPartBytes: number;
  readonly sharedStringBytes: number;
  readonly sharedStrings: number;
  /** Shared strings kept in memory; what is beyond lies in a temporary file. */
  readonly sharedStringMemory: number;
}

export const defaultWorkbookLimits: WorkbookLimits = {
  fileBytes: 50 * mebibyte,
  entries: 2_000,
  inflatedBytes: 2_048 * mebibyte,
  ratio: 200,
  smallPartBytes: 8 * mebibyte,
  sharedStringBytes: 768 * mebibyte,
  sharedStrings: 12_000_000,
  sharedStringMemory: 8 * mebibyte,
};

/** The format's own limits (Excel specifications and limits; ECMA-376 part 1, 18.3.1). */
export const maxColumns = 16_384;
export const maxRows = 1_048_576;
export const maxCellLength = 32_767;
