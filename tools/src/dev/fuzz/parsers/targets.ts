import { csvTarget } from './csv-target';
import { filterTarget } from './filter-target';
import type { FuzzTarget } from './fuzz-target';
import { multipartTarget } from './multipart-target';
import { signatureTarget } from './signature-target';
import { tokenTarget } from './token-target';
import { archiveTarget, workbookTarget } from './workbook-target';

/** Targets of `npm run fuzz -- <name>`. */
export const targets: Readonly<Record<string, () => FuzzTarget>> = {
  archives: archiveTarget,
  workbooks: workbookTarget,
  csv: csvTarget,
  filters: filterTarget,
  signatures: signatureTarget,
  multipart: multipartTarget,
  tokens: tokenTarget,
};
