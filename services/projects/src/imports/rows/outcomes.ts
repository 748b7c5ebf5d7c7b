import type { Outcome, RowOutcome } from '../stores/row-outcome';
import type { CellReader } from './cell-readers';

export function failed(reader: CellReader): RowOutcome {
  return { rowNumber: reader.row.number, outcome: 'failed', id: '', errors: reader.errors };
}

export function done(reader: CellReader, outcome: Exclude<Outcome, 'failed'>, id: string | number): RowOutcome {
  return { rowNumber: reader.row.number, outcome, id: String(id), errors: [] };
}
