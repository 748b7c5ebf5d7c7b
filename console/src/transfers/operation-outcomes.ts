import type { SpreadsheetOperation } from '@trackway/client';

const KNOWN_OUTCOMES = ['created', 'updated', 'unchanged', 'skipped'] as const;

/** Whether the catalogues of texts have an outcome. */
export function isKnownOutcome(name: string): name is (typeof KNOWN_OUTCOMES)[number] {
  return KNOWN_OUTCOMES.some((known) => known === name);
}

/** Whether an operation still changes by itself. */
export function isRunning({ status }: Pick<SpreadsheetOperation, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}

/** Counts of an import by outcome, and headings that no column was found for. */
export function outcomesOf({ metadata }: Pick<SpreadsheetOperation, 'metadata'>) {
  const { outcomes, unknown_columns: unknown, dry_run: isDryRun } = metadata as Readonly<Record<string, unknown>>;
  return {
    isDryRun: isDryRun === true,
    // Failed rows are shown as rejected.
    counts: Object.entries(typeof outcomes === 'object' && outcomes !== null ? outcomes : {})
      .filter(([name]) => name !== 'failed')
      .map(([name, count]) => [name, Number(count)] as const),
    unknownColumns: Array.isArray(unknown) ? unknown.map(String) : [],
  };
}
