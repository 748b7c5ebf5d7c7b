import type { Event } from '@trackway/contracts';
import type { Queryable } from '../queries/queryable';
import { preparedSql } from '../queries/sql';

/**
 * Claims events in the transaction of their effect. Returns those that were not claimed before, so that duplicates
 * have no effect. `consumer` separates several consumers of one event.
 */
export async function claimEvents<Data>(
  transaction: Queryable,
  consumer: string,
  events: readonly Event<Data>[],
): Promise<readonly Event<Data>[]> {
  const ids = events.map(({ id }) => id);
  const { rows } = await transaction.query<{ event_id: string }>(preparedSql`
    INSERT INTO inbox (consumer, event_id)
    SELECT ${consumer}, id FROM unnest(${ids}::uuid[]) AS id
    ON CONFLICT DO NOTHING
    RETURNING event_id`);
  const fresh = new Set(rows.map(({ event_id }) => event_id));
  return events.filter(({ id }) => fresh.delete(id));
}
