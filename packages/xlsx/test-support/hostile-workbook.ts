import type { WorkbookErrorCode } from '../src/model/workbook-error';

/** A file that must be rejected with `code`. `at`: by the inspection at the upload, or while the rows are read. */
export interface HostileWorkbook {
  readonly name: string;
  readonly code: WorkbookErrorCode;
  readonly at: 'inspection' | 'rows';
  readonly make: () => Buffer;
}
