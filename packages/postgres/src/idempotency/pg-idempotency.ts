import {
  CLAIM_LEASE_SECONDS,
  type ClaimResult,
  type IdempotencyStore,
  type KeyClaim,
  RESPONSE_LEASE_SECONDS,
  type StoredResponse,
} from '@trackway/application';
import { idempotencyKeyInProgress } from '@trackway/errors';
import { preparedSql, type Sql, sql } from '../queries/sql';
import type { Database, Transaction } from '../transactions/database';

interface KeyRow extends StoredResponse {
  readonly fingerprint: string;
  /** Neither completed nor claimed by a live attempt. */
  readonly free: boolean;
}

/** Expired keys of the frame that each claim deletes. */
const PURGED_PER_CLAIM = 20;

const isExpired = sql`idempotency_keys.created_at < now() - interval '24 hours'`;
/** Claims of versions without leases have neither a claim nor a status. */
const isAbandoned = sql`idempotency_keys.status = 0 AND COALESCE(idempotency_keys.lease_until < now(), true)`;
const leaseEnd = sql`now() + make_interval(secs => ${CLAIM_LEASE_SECONDS})`;
/** The transaction of an effect may have started long before it records the effect. */
const responseLeaseEnd = sql`clock_timestamp() + make_interval(secs => ${RESPONSE_LEASE_SECONDS})`;

/** Stores keys and responses in the table `idempotency_keys` of a service for 24 hours. */
export class PgIdempotency implements IdempotencyStore {
  constructor(private readonly database: Database) {}

  claim(claim: KeyClaim): Promise<ClaimResult> {
    return this.database.inFrame(claim.frameId, async (transaction) => {
      const found = await find(transaction, claim);
      if (found && !found.free) return resultOf(found, claim);
      await purgeExpired(transaction, claim.frameId);
      return insertOrTakeOver(transaction, claim);
    });
  }

  runClaimed<T>(claim: KeyClaim, work: () => Promise<T>): Promise<T> {
    return this.database.runRecording(async (transaction, resource) => {
      const { count } = await transaction.query(preparedSql`
        UPDATE idempotency_keys SET resource = ${resource}, lease_until = ${responseLeaseEnd} WHERE ${isClaim(claim)}`);
      if (count === 0) throw idempotencyKeyInProgress();
    }, work);
  }

  async complete(claim: KeyClaim, { status, headers, body }: StoredResponse): Promise<void> {
    await this.database.inFrame(claim.frameId, (transaction) =>
      transaction.query(preparedSql`
        UPDATE idempotency_keys
        SET status = ${status}, headers = ${JSON.stringify(headers)}, body = ${JSON.stringify(body)}
        WHERE ${isClaim(claim)}`),
    );
  }

  async release(claim: KeyClaim): Promise<void> {
    await this.database.inFrame(claim.frameId, async (transaction) => {
      await transaction.query(sql`DELETE FROM idempotency_keys WHERE ${isClaim(claim)} AND resource IS NULL`);
      await transaction.query(sql`UPDATE idempotency_keys SET lease_until = now() WHERE ${isClaim(claim)}`);
    });
  }
}

async function find(transaction: Transaction, claim: KeyClaim): Promise<KeyRow | undefined> {
  const { rows } = await transaction.query<KeyRow>(preparedSql`
    SELECT fingerprint, status, headers, body, (${isExpired} OR (${isAbandoned})) AS free
    FROM idempotency_keys WHERE ${isKey(claim)}`);
  return rows[0];
}

/** An effect in progress holds the lock of its key, so a claim is taken over before its effect is recorded, or after its commit. */
async function insertOrTakeOver(transaction: Transaction, claim: KeyClaim): Promise<ClaimResult> {
  const { frameId, subject, route, key, fingerprint, claimId } = claim;
  const { rows } = await transaction.query<{ resource: string | null }>(preparedSql`
    INSERT INTO idempotency_keys (frame_id, subject, route, key, fingerprint, claim_id, lease_until)
    VALUES (${frameId}, ${subject}, ${route}, ${key}, ${fingerprint}, ${claimId}, ${leaseEnd})
    ON CONFLICT (frame_id, subject, route, key) DO UPDATE SET
      fingerprint = excluded.fingerprint,
      claim_id = excluded.claim_id,
      lease_until = excluded.lease_until,
      status = 0,
      headers = '{}',
      body = NULL,
      resource = CASE WHEN ${isExpired} THEN NULL ELSE idempotency_keys.resource END,
      created_at = CASE WHEN ${isExpired} THEN now() ELSE idempotency_keys.created_at END
    WHERE ${isExpired} OR (${isAbandoned} AND idempotency_keys.fingerprint = excluded.fingerprint)
    RETURNING resource`);
  if (rows[0]) return { state: 'claimed', resource: rows[0].resource ?? undefined };
  const found = await find(transaction, claim);
  return found ? resultOf(found, claim) : { state: 'in_progress' };
}

function resultOf({ fingerprint, status, headers, body }: KeyRow, claim: KeyClaim): ClaimResult {
  if (fingerprint !== claim.fingerprint) return { state: 'reused' };
  return status === 0 ? { state: 'in_progress' } : { state: 'completed', reply: { status, headers, body } };
}

async function purgeExpired(transaction: Transaction, frameId: string): Promise<void> {
  await transaction.query(preparedSql`
    DELETE FROM idempotency_keys WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM idempotency_keys
      WHERE frame_id = ${frameId} AND created_at < now() - interval '24 hours'
      ORDER BY created_at LIMIT ${PURGED_PER_CLAIM} FOR UPDATE SKIP LOCKED))`);
}

function isKey({ frameId, subject, route, key }: KeyClaim): Sql {
  return sql`frame_id = ${frameId} AND subject = ${subject} AND route = ${route} AND key = ${key}`;
}

function isClaim(claim: KeyClaim): Sql {
  return sql`${isKey(claim)} AND claim_id = ${claim.claimId} AND status = 0`;
}
