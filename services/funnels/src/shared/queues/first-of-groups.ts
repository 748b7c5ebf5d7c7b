import { type Sql, sql, trustedSql } from '@trackway/postgres';

/** Rows of these columns are read in turns, so that none of them blocks the others. */
export type PartitionGroup = readonly ['frame_id'] | readonly ['frame_id', 'webhook_id'];

export interface GroupLimits {
  /** Rows of a group that may be leased now. */
  readonly ready: number;
  /** Rows of a group that are returned, together with those that are leased already. Null for no limit. */
  readonly total: number | null;
}

/**
 * The leased rows and the first ready rows of each group. Iterates over the groups by an index, because one group may
 * have 100,000 rows.
 */
export function firstOfGroups(table: Sql, group: PartitionGroup, { ready, total }: GroupLimits): Sql {
  const key = trustedSql(group.join(', '));
  const keyOf = (alias: 'l' | 'groups' | 'next') => trustedSql(group.map((column) => `${alias}.${column}`).join(', '));
  const columns = trustedSql('l.frame_id, l.lane_id, l.ready_at, l.lease_until');
  return sql`(
    WITH RECURSIVE groups AS (
      (SELECT ${key} FROM ${table} ORDER BY ${key} LIMIT 1)
      UNION ALL
      SELECT ${keyOf('next')} FROM groups CROSS JOIN LATERAL (
        SELECT ${keyOf('l')} FROM ${table} l WHERE (${keyOf('l')}) > (${keyOf('groups')}) ORDER BY ${keyOf('l')} LIMIT 1
      ) next
    )
    SELECT first.* FROM groups CROSS JOIN LATERAL (
      SELECT * FROM (
        SELECT ${columns} FROM ${table} l WHERE (${keyOf('l')}) = (${keyOf('groups')}) AND l.lease_until > now()
        UNION ALL (
          SELECT ${columns} FROM ${table} l
          WHERE (${keyOf('l')}) = (${keyOf('groups')}) AND l.ready_at <= now()
            AND (l.lease_until IS NULL OR l.lease_until <= now())
          ORDER BY l.ready_at LIMIT ${ready}
        )
      ) leased_or_ready
      ORDER BY (lease_until > now()) DESC NULLS LAST, ready_at LIMIT ${total}
    ) first
  )`;
}
