import type { ExportType } from '@trackway/contracts';

/** What is to be exported, and in which order. */
export interface AskedRows {
  readonly filters: readonly unknown[];
  readonly sorting: readonly unknown[];
}

/** Refuses what a search would refuse, before anything is queued. @throws AppError `validation_error`. */
export type CheckFilters = (type: ExportType, asked: AskedRows) => Promise<void>;
