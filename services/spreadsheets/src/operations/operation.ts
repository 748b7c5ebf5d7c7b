import type { ExportType, ImportType } from '@trackway/contracts';
import { AppError } from '@trackway/errors';
import type { CallerKind } from '@trackway/runtime';
import type { TextOptions } from '@trackway/xlsx';
import type { RowFilters } from './row-filters';

export type OperationStatus = 'pending' | 'processing' | 'completed' | 'failed';

export interface ImportOptions {
  readonly mode: 'create' | 'update' | 'upsert';
  readonly matchBy: string | null;
  /** Heading → column key, for headings that are not recognized. '' ignores a column. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly sheet: string | null;
  readonly createMissing: boolean;
  readonly dryRun: boolean;
  /** Whether suggestions map headings that `mapping` does not name. */
  readonly useSuggestions?: boolean | undefined;
  /** The form of imported answers. Undefined for other types. */
  readonly formId?: number | undefined;
  /** How texts are read, as far as the client says. Undefined if it does not. */
  readonly text?: TextOptions | undefined;
}

export interface ExportOptions extends RowFilters {
  readonly columns: readonly string[];
  readonly sorting: readonly unknown[];
  /** For exports of projects only. */
  readonly template?: 'exclude' | 'include' | 'only' | undefined;
  /** A saved view of projects. */
  readonly viewId?: string | undefined;
  readonly format: 'xlsx' | 'csv';
}

/** The user that started the operation, as of that time. */
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
  /** An estimate while an import runs, exact when it is completed. */
  readonly totalRows: number;
  /** Rows whose outcome is stored, including failed ones. */
  readonly processedRows: number;
  readonly errorsCount: number;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly fileName: string;
  readonly initiator: Initiator;
  readonly correlationId: string;
  readonly lastRow: number;
  /** How often a job runner has claimed the operation, including the current claim. */
  readonly attempts: number;
  /** Digest of all parts of the request that started an import. */
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

/** 100 only for completed operations. At most 99 before, even if the estimate was too low. */
export function percentage({ status, processedRows, totalRows }: Operation): number {
  if (status === 'completed') return 100;
  if (totalRows === 0) return 0;
  return Math.min(99, Math.floor((processedRows * 100) / totalRows));
}

/** Files are retained for 30 days. */
export const RETENTION_MS = 30 * 24 * 60 * 60 * 1_000;

/** The file of an operation that has not ended was requested. */
export function notCompleted(): AppError {
  return new AppError(
    'conflict',
    'operation_not_completed',
    'The operation is not completed yet. Its file is available after it ends.',
  );
}
