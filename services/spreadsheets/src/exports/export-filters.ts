import type { ExportType } from '@trackway/contracts';
import { z } from 'zod';
import type { RowFilters } from '../operations/row-filters';

/** Filters of an advanced search. The source service validates the fields. */
export const filtersSchema = z.array(z.looseObject({ field: z.string(), operator: z.string() })).max(50);

/** Groups of filters. The source service validates their members. */
export const filterGroupsSchema = z
  .array(
    z.looseObject({
      logical_operator: z.enum(['and', 'or', 'not']).meta({ description: 'All members match, any, or none' }),
    }),
  )
  .max(50);

/** The source service validates the fields. */
export const sortingSchema = z
  .array(
    z.looseObject({
      field: z.string(),
      direction: z.enum(['asc', 'desc']).meta({ description: 'Ascending or descending' }),
    }),
  )
  .max(5);

/** Rows to export, and their order. */
export interface RowSelection extends RowFilters {
  readonly sorting: readonly unknown[];
  /** A saved view of projects. */
  readonly viewId?: string | undefined;
}

/** Validates filters and sorting before the export is queued. @throws AppError `validation_error` */
export type CheckFilters = (type: ExportType, selection: RowSelection) => Promise<void>;
