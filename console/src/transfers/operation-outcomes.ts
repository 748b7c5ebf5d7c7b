import type { SpreadsheetOperation } from '@trackway/client';

/** Counts of an import by outcome, and headings that no column was found for. */
export function outcomesOf({ metadata }: Pick<SpreadsheetOperation, 'metadata'>) {
  const { outcomes, unknown_columns: unknown, dry_run: isDryRun } = metadata as Readonly<Record<string, unknown>>;
  return {
    isDryRun: isDryRun === true,
    counts: Object.entries(typeof outcomes === 'object' && outcomes !== null ? outcomes : {}).map(
      ([name, count]) => [name, Number(count)] as const,
    ),
    unknownColumns: Array.isArray(unknown) ? unknown.map(String) : [],
  };
}
