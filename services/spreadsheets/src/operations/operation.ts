import type { ExportType, ImportType } from '@trackway/contracts';
import type { CallerKind } from '@trackway/runtime';

export type OperationStatus = 'pending' | 'processing' | 'completed' | 'failed';

export interface ImportOptions {
  readonly mode: 'create' | 'update' | 'upsert';
  readonly matchBy: string | null;
  /** Heading → column key, where the headings themselves don't say. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly sheet: string | null;
  readonly createMissing: boolean;
  readonly dryRun: boolean;
}

export interface ExportOptions {
  readonly columns: readonly string[];
  readonly filters: readonly unknown[];
  readonly sorting: readonly unknown[];
  /** Of exports of projects. */
  readonly template?: 'exclude' | 'include' | 'only' | undefined;
  readonly format: 'xlsx' | 'csv';
}

/** Who started it, copied when it was created. */
export interface Initiator {
  readonly type: CallerKind;
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string;
  readonly scopes: readonly string[];
}

interface OperationBase {
  readonly id: string;
  readonly frameId: string;
  readonly status: OperationStatus;
  /** What is known of the number of rows: an estimate while an import runs, exact when it is completed. */
  readonly totalRows: number;
  /** Rows whose outcome is stored, the failed ones included. */
  readonly processedRows: number;
  readonly errorsCount: number;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly fileName: string;
  readonly initiator: Initiator;
  readonly correlationId: string;
  readonly lastRow: number;
  /** How many workers have claimed it so far, the current one included. */
  readonly attempts: number;
  /** Of all parts of the request that started an import. */
  readonly requestDigest: string | null;
  readonly sourceKey: string | null;
  readonly resultKey: string | null;
  readonly expiresAt: Date;
  readonly cancelRequested: boolean;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ImportOperation extends OperationBase {
  readonly action: 'import';
  readonly type: ImportType;
  readonly options: ImportOptions;
}

export interface ExportOperation extends OperationBase {
  readonly action: 'export';
  readonly type: ExportType;
  readonly options: ExportOptions;
}

export type Operation = ImportOperation | ExportOperation;

/** 100 only when completed; never more than 99 before, whatever an estimate said. */
export function percentage({ status, processedRows, totalRows }: Operation): number {
  if (status === 'completed') return 100;
  if (totalRows === 0) return 0;
  return Math.min(99, Math.floor((processedRows * 100) / totalRows));
}

/** Files are kept for 30 days. */
export const RETENTION_MS = 30 * 24 * 60 * 60 * 1_000;
