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
  | 'timed_out'
  | 'cancelled'
  | 'reader_failed';

/** Where in the workbook it went wrong: a part is a path inside the archive, a row the sheet's 1-based number. */
export interface WorkbookPlace {
  readonly part?: string | undefined;
  readonly row?: number | undefined;
}

/** The one error of reading and writing workbooks. The message is a sentence for the person who sent the file. */
export class WorkbookError extends Error {
  readonly part: string | undefined;
  readonly row: number | undefined;

  constructor(
    readonly code: WorkbookErrorCode,
    message: string,
    place: WorkbookPlace = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'WorkbookError';
    this.part = place.part;
    this.row = place.row;
  }
}
