import type { ExportType } from '@trackway/contracts';
import { z } from 'zod';

/** Filters of an advanced search. The source service validates the fields. */
export const filtersSchema = z.array(z.looseObject({ field: z.string(), operator: z.string() })).max(50);

/** Rows to export, and their order. */
export interface RowSelection {
  readonly filters: readonly unknown[];
  readonly sorting: readonly unknown[];
  /** A saved view of projects. */
  readonly viewId?: string | undefined;
}

/** Validates filters and sorting before the export is queued. @throws AppError `validation_error` */
export type CheckFilters = (type: ExportType, selection: RowSelection) => Promise<void>;
