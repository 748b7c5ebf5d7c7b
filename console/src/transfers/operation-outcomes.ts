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

type WithMetadata = Pick<SpreadsheetOperation, 'metadata'>;

interface Metadata {
  readonly [member: string]: unknown;
  readonly outcomes?: unknown;
  readonly dry_run?: unknown;
  readonly unknown_columns?: unknown;
  readonly unnamed_columns?: unknown;
  readonly cut_texts?: unknown;
  readonly failure?: unknown;
  readonly rollback?: unknown;
}

/** Progress of the rollback of an import. */
export interface Rollback {
  readonly status: 'pending' | 'processing' | 'completed';
  readonly removed: number;
  readonly restored: number;
  /** Records that were changed since, and stay as they are. */
  readonly kept: number;
}

/** Undefined if the import was not rolled back. */
export function rollbackOf({ metadata }: WithMetadata): Rollback | undefined {
  return (metadata as { readonly rollback?: Rollback }).rollback;
}

/** Whether the import, the export or a rollback continues without the user. */
export function isChanging(operation: Pick<SpreadsheetOperation, 'status' | 'metadata'>): boolean {
  const rollback = rollbackOf(operation);
  const isRollingBack = rollback !== undefined && rollback.status !== 'completed' && operation.status !== 'failed';
  return isRunning(operation) || isRollingBack;
}

/** Counts of an import by outcome. */
export function outcomesOf({ metadata }: WithMetadata) {
  const { outcomes, dry_run: isDryRun }: Metadata = metadata;
  return {
    isDryRun: isDryRun === true,
    // Failed rows are shown as rejected.
    counts: Object.entries(isObject(outcomes) ? outcomes : {})
      .filter(([name]) => name !== 'failed')
      .map(([name, count]) => [name, Number(count)] as const),
  };
}

/**
 * Why an operation failed, headings that no column was found for, columns without a heading with the number of their
 * cells, and the number of texts that were too long for a cell.
 */
export function noticesOf({ metadata }: WithMetadata) {
  const { failure, unknown_columns: unknown, unnamed_columns: unnamed, cut_texts: cut }: Metadata = metadata;
  return {
    failure: isObject(failure) && typeof failure['message'] === 'string' ? failure['message'] : undefined,
    unknownColumns: Array.isArray(unknown) ? unknown.map(String) : [],
    unnamedColumns: (Array.isArray(unnamed) ? unnamed : [])
      .filter(isObject)
      .map(({ column, cells }) => ({ column: String(column), cells: Number(cells) })),
    cutTexts: typeof cut === 'number' ? cut : 0,
  };
}

/** The other metadata: the options that the operation was started with, and what they led to. */
export function optionsOf({ metadata }: WithMetadata): Readonly<Record<string, unknown>> {
  const { outcomes, unknown_columns, unnamed_columns, cut_texts, failure, rollback, ...options }: Metadata = metadata;
  return options;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
