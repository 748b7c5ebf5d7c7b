import type { WorkbookErrorCode } from '../src/model/workbook-error';

/** A file that has to be refused, with the code for it. `at` is where that shows: already at the upload, or in the rows. */
export interface HostileWorkbook {
  readonly name: string;
  readonly code: WorkbookErrorCode;
  readonly at: 'inspection' | 'rows';
  readonly make: () => Buffer;
}
