import { type CanonicalColumn, canonicalKind, canonicalText, type WrittenCell } from '../workbook/writer/written-cell';

/** Turns rows into the columns that writers take; a row may be shorter than `width`. */
export function toColumns(rows: readonly (readonly WrittenCell[])[], width: number): CanonicalColumn[] {
  return Array.from({ length: width }, (_, index) => ({
    kinds: Uint8Array.from(rows, (row) => canonicalKind(row[index])),
    values: rows.map((row) => canonicalText(row[index])),
  }));
}
