import type { Queryable } from '../queries/queryable';
import { sql } from '../queries/sql';

/** Lets transactions that use the same name wait for each other until the commit, also if there is no row to lock. */
export async function lockUntilCommit(db: Queryable, name: string): Promise<void> {
  await db.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
