export type WorkbookErrorCode =
  | 'empty_file'
  | 'not_a_workbook'
  | 'legacy_format'
  | 'unsupported_format'
  | 'encrypted'
  | 'truncated'
  | 'damaged'
  | 'too_large'
  | 'suspicious_archive'
  | 'entities_refused'
  | 'malformed_xml'
  | 'sheet_not_found'
  | 'too_many_columns'
  | 'too_many_rows'
  | 'cell_too_long'
  | 'not_a_csv'
  | 'wrong_encoding'
  | 'malformed_csv'
  | 'uneven_row'
  | 'timed_out'
  | 'cancelled'
  | 'reader_failed';

/** Location of an error: a part is a path inside the archive, a row is a 1-based number. */
export interface ErrorLocation {
  readonly part?: string | undefined;
  readonly row?: number | undefined;
}

/** The only error class of this package. The message is intended for the user who sent the file. */
export class WorkbookError extends Error {
  readonly part: string | undefined;
  readonly row: number | undefined;

  constructor(
    readonly code: WorkbookErrorCode,
    message: string,
    location: ErrorLocation = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'WorkbookError';
    this.part = location.part;
    this.row = location.row;
  }
}
