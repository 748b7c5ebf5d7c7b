import { idempotencyKeyReused } from '@trackway/errors';
import type { IdempotencyStore, KeptReply, KeyUse } from '@trackway/http';
import { type Sql, sql } from '../queries/sql';
import type { Database, Transaction } from '../transactions/database';

interface KeptRow extends KeptReply {
  readonly fingerprint: string;
}

/** Expired keys of the frame that each new one sweeps away, so that no timer has to see all frames. */
const SWEPT = 20;

/**
 * Keeps answers in the table `idempotency_keys` of a service for 24 hours. Whatever `work` does through the same
 * `Database` joins the transaction that holds the key, so that a crash leaves both or neither; and the key's unique index
 * makes who comes meanwhile wait.
 */
export class PgIdempotency implements IdempotencyStore {
  constructor(private readonly database: Database) {}

  once(use: KeyUse, work: () => Promise<KeptReply>): Promise<{ reply: KeptReply; replayed: boolean }> {
    return this.database.inSharedFrame(use.frameId, async (transaction) => {
      const kept = await claim(transaction, use);
      if (kept && kept.fingerprint !== use.fingerprint) throw idempotencyKeyReused();
      if (kept) return { reply: { status: kept.status, headers: kept.headers, body: kept.body }, replayed: true };
      const reply = await work();
      await transaction.query(sql`
        UPDATE idempotency_keys
        SET status = ${reply.status}, headers = ${JSON.stringify(reply.headers)}, body = ${JSON.stringify(reply.body)}
        WHERE ${isUse(use)}`);
      return { reply, replayed: false };
    });
  }
}

/** Undefined where the key is this request's; else what was kept for it. */
async function claim(transaction: Transaction, use: KeyUse): Promise<KeptRow | undefined> {
  await transaction.query(sql`
    DELETE FROM idempotency_keys WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM idempotency_keys
      WHERE frame_id = ${use.frameId} AND created_at < now() - interval '24 hours'
      ORDER BY created_at LIMIT ${SWEPT} FOR UPDATE SKIP LOCKED))`);
  const { count } = await transaction.query(sql`
    INSERT INTO idempotency_keys (frame_id, subject, route, key, fingerprint)
    VALUES (${use.frameId}, ${use.subject}, ${use.route}, ${use.key}, ${use.fingerprint})
    ON CONFLICT (frame_id, subject, route, key) DO UPDATE
      SET fingerprint = excluded.fingerprint, created_at = now()
      WHERE idempotency_keys.created_at < now() - interval '24 hours'`);
  if (count > 0) return undefined;
  const { rows } = await transaction.query<KeptRow>(
    sql`SELECT fingerprint, status, headers, body FROM idempotency_keys WHERE ${isUse(use)}`,
  );
  return rows[0];
}

function isUse({ frameId, subject, route, key }: KeyUse): Sql {
  return sql`frame_id = ${frameId} AND subject = ${subject} AND route = ${route} AND key = ${key}`;
}
