import { toStorableTime } from '@trackway/runtime';
import type { ProjectFilter } from '../../board/projects/projects-client';
import type { ProjectDate } from './flow-action';

/** A filter that only fields with dates support, and that reads the field. */
export function dateFilter({ field, arguments: narrowed }: ProjectDate): ProjectFilter {
  return { field, ...(narrowed ? { arguments: narrowed } : {}), operator: 'greater_than', value: '1970-01-01' };
}

/** The date of a project with the offset. Undefined if the project has none. */
export function dateOf({ offset = 0 }: ProjectDate, seen: unknown): Date | undefined {
  const [value] = Array.isArray(seen) ? seen : [seen];
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : toStorableTime(new Date(time + offset * 1_000));
}
