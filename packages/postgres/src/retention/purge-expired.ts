import { sql } from '../queries/sql';
import type { Database } from '../transactions/database';
import { purgeBatch } from './purge-batch';

/** Small enough that no request waits long for the locks. */
const BATCH_SIZE = 5_000;

/**
 * Returns the step of a background loop that deletes expired rows: event claims, after no broker can deliver the
 * events again (topics retain 7 days, dead letters 30), and idempotency keys. The step returns true if there may be
 * more.
 */
export function makePurgeExpired(database: Database): () => Promise<boolean> {
  return async () => {
    const claims = await database.query(sql`
      DELETE FROM inbox WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM inbox WHERE claimed_at < now() - interval '40 days' LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED))`);
    const isMoreOfKeys = await purgeBatch(database, 'forget_idempotency_keys', BATCH_SIZE);
    return claims.count === BATCH_SIZE || isMoreOfKeys;
  };
}
