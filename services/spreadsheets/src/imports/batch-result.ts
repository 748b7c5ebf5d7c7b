import type { BatchResult } from '../workers/claimed-operations';
import type { RowOutcome } from './rows-owner';

export function batchResult(outcomes: readonly RowOutcome[]): BatchResult {
  const counts: Record<string, number> = Object.create(null);
  for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const errors = outcomes.flatMap(({ rowNumber, errors: issues }) =>
    issues.map((issue) => ({ row: rowNumber, ...issue })),
  );
  return {
    lastRow: outcomes.at(-1)?.rowNumber ?? 0,
    rows: outcomes.length,
    outcomes: counts,
    failedRows: counts['failed'] ?? 0,
    errors,
  };
}
