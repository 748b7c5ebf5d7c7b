import { sql } from '../queries/sql';
import type { Database } from '../transactions/database';
import { forgetSome } from './forget-some';

/** Few enough that nobody waits for their locks. */
const AT_ONCE = 5_000;

/**
 * Forgets what nothing asks for any more: which events were claimed, once no broker can deliver them again (topics keep 7 days, dead
 * letters 30), and answers that were kept for a repeated key. Says whether there may be more; the step of a background loop.
 */
export function makeForgetOld(database: Database): () => Promise<boolean> {
  return async () => {
    const claims = await database.query(sql`
      DELETE FROM inbox WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM inbox WHERE claimed_at < now() - interval '40 days' LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED))`);
    const isMoreOfKeys = await forgetSome(database, 'forget_idempotency_keys', AT_ONCE);
    return claims.count === AT_ONCE || isMoreOfKeys;
  };
}
