const mebibyte = 1024 * 1024;

/** Limits for untrusted workbooks. Sizes are in bytes. */
export interface WorkbookLimits {
  readonly fileBytes: number;
  readonly entries: number;
  /** Total of all inflated entries. An entry is inflated at most to its declared size. */
  readonly inflatedBytes: number;
  /** Inflated to compressed size, for entries over 1 MiB. Real sheets have less than 60. The maximum of deflate is 1,032. */
  readonly ratio: number;
  /** Size of parts that are read completely: content types, relationships, workbook, styles. */
  readonly smallPartBytes: number;
  readonly sharedStringBytes: number;
  readonly sharedStrings: number;
  /** Shared strings in memory. The rest is stored in a temporary file. */
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

/** Limits of the format (Excel specifications and limits; ECMA-376 part 1, 18.3.1). */
export const maxColumns = 16_384;
export const maxRows = 1_048_576;
export const maxCellLength = 32_767;
