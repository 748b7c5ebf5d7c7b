import { type Database, PgOutbox, sql } from '@trackway/postgres';
import { toUser, type UserRow } from './pg-user-store';
import { userRevocation } from './user-events';

const BATCH = 500;

/** Publishes inactive users again before the topic of revocations drops them. Returns true if there may be more. */
export function makePublishInactiveUsers(database: Database, wakeRelay: () => void): () => Promise<boolean> {
  return () =>
    database.inTransaction(async (transaction) => {
      const { rows } = await transaction.query<UserRow & { frame_id: string }>(
        sql`SELECT * FROM claim_inactive_users(${BATCH})`,
      );
      const events = rows.map((row) => userRevocation(row.frame_id, toUser(row)));
      await new PgOutbox(transaction, wakeRelay).add(...events);
      return rows.length === BATCH;
    });
}
