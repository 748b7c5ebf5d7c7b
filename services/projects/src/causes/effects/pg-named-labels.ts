import { type EffectRow, type Queryable, sql } from '@trackway/postgres';
import { type NamedLabel, namesOfLists, withListIds } from './list-names';

/** Replaces names of groups and tags in entries by ids. */
export async function replaceListNames(
  db: Queryable,
  frameId: string,
  rows: readonly EffectRow[],
): Promise<readonly EffectRow[]> {
  const names = namesOfLists(rows);
  if (names.length === 0) return rows;
  const { rows: labels } = await db.query<NamedLabel>(sql`
    SELECT 'groups' AS list, id, name, updated_at AS "updatedAt" FROM project_groups
    WHERE frame_id = ${frameId} AND name = ANY(${names}::text[])
    UNION ALL
    SELECT 'tags', id, name, updated_at FROM tags WHERE frame_id = ${frameId} AND name = ANY(${names}::text[])`);
  return rows.map((row) => withListIds(row, labels));
}
