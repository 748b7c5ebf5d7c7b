import type { ExportType } from '@trackway/contracts';

/** Refuses filters that a search would refuse, before anything is queued. @throws AppError `validation_error`. */
export type CheckFilters = (type: ExportType, filters: readonly unknown[]) => Promise<void>;
