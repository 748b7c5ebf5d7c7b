import { type ExportType, spreadsheetColumns } from '@trackway/contracts';
import type { SheetColumn } from '@trackway/xlsx';

const WIDTH = 20;

/** The headings of an export's chosen columns, in the order chosen. */
export function fixedColumns(type: ExportType, keys: readonly string[]): SheetColumn[] {
  const labels = new Map<string, string>(spreadsheetColumns[type].map(({ key, label }) => [key, label]));
  return keys.map((key) => ({ heading: labels.get(key) ?? key, width: WIDTH }));
}

export function columnHeaded(heading: string): SheetColumn {
  return { heading, width: WIDTH };
}
