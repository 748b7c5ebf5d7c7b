import { WorkbookError, type WorkbookPlace } from '../model/workbook-error';
import { maxCellLength } from '../model/workbook-limits';

/** Refuses a text longer than a cell can be, in UTF-16 code units as spreadsheets count. */
export function assertCellLength(bytes: Uint8Array, start: number, end: number, place: WorkbookPlace): void {
  // A text has never more code units than bytes.
  if (end - start <= maxCellLength) return;
  let units = 0;
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number;
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
  }
  if (units <= maxCellLength) return;
  throw new WorkbookError(
    'cell_too_long',
    'A cell holds more than 32,767 characters, the most that spreadsheets allow.',
    place,
  );
}
