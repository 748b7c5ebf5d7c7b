import type { Sort } from '@trackway/filters';
import { type Sql, sql, trustedSql } from '@trackway/postgres';

/** Assignments that are read for each project up to the end of the page. */
const ROWS_PER_PROJECT = 100;
const MAX_ROWS = 50_000;

/**
 * The projects of a page by their latest time in a funnel. They are among the first assignments of an index, so the times of
 * all other projects are not read. If the page is not complete, other projects belong to it. Undefined for other sorts.
 */
export function firstByTime(
  frameId: string,
  sorts: readonly Sort[],
  { where, first, count }: { readonly where: Sql; readonly first: number; readonly count: number },
): Sql | undefined {
  const [sort, ...others] = sorts;
  if (!sort || others.length > 0 || sort.arguments.length > 0) return undefined;
  const by = sort.field.sortedBy;
  if (by?.table !== 'funnel_times') return undefined;
  const [column, direction] = [trustedSql(by.column), trustedSql(sort.direction)];
  const rows = Math.min(MAX_ROWS, (first + count) * ROWS_PER_PROJECT);
  return sql`
    SELECT t.id FROM (
      SELECT a.project_id, a.id, a.${column} AS value FROM funnel_assignments a
      WHERE a.frame_id = ${frameId} AND a.left_at IS NULL AND a.${column} IS NOT NULL
      ORDER BY a.${column} ${direction}, a.project_id ${direction} LIMIT ${rows}
    ) s JOIN projects t ON t.id = s.project_id
    WHERE ${where} AND NOT EXISTS (
      SELECT 1 FROM funnel_assignments later
      WHERE later.frame_id = ${frameId} AND later.project_id = s.project_id AND later.left_at IS NULL
        AND (later.${column}, later.id) > (s.value, s.id)
    )
    ORDER BY s.value ${direction}, t.id ${direction} LIMIT ${count} OFFSET ${first}`;
}
