import { type ErrorLocation, WorkbookError } from '../model/workbook-error';
import { maxCellLength } from '../model/workbook-limits';

/** @throws WorkbookError if a text has more UTF-16 code units than a cell can have */
export function assertCellLength(bytes: Uint8Array, start: number, end: number, place: ErrorLocation): void {
  // A text never has more code units than bytes.
  if (end - start <= maxCellLength) return;
  let units = 0;
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number;
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
  }
  if (units <= maxCellLength) return;
  throw new WorkbookError('cell_too_long', 'A cell has more than 32,767 characters, the maximum of the format.', place);
}
