import { type Database, lockUntilCommit, PgOutbox, type Queryable, sql } from '@trackway/postgres';
import type { SigningKey } from './signing-key';
import type { SigningKeyChanges, SigningKeyStore } from './signing-key-store';

interface KeyRow {
  kid: string;
  public_key: Record<string, unknown>;
  private_key: Buffer | null;
  signs_from: Date;
  published_until: Date | null;
  revoked_at: Date | null;
}

export class PgSigningKeyStore implements SigningKeyStore {
  constructor(
    private readonly database: Database,
    private readonly wakeRelay: () => void,
  ) {}

  all(): Promise<readonly SigningKey[]> {
    return readAll(this.database);
  }

  /** Locks the keys, so that concurrent replicas do not create several. */
  change<T>(work: (keys: SigningKeyChanges) => Promise<T>): Promise<T> {
    return this.database.inTransaction(async (transaction) => {
      await lockUntilCommit(transaction, 'signing_keys');
      return work({
        all: () => readAll(transaction),
        insert: async (key) => {
          await transaction.query(sql`
            INSERT INTO signing_keys (kid, public_key, private_key, signs_from)
            VALUES (${key.kid}, ${JSON.stringify(key.publicJwk)}, ${key.privateKey}, ${key.signsFrom})`);
        },
        update: async (key) => {
          await transaction.query(sql`
            UPDATE signing_keys SET private_key = ${key.privateKey}, published_until = ${key.publishedUntil},
              revoked_at = ${key.revokedAt}
            WHERE kid = ${key.kid}`);
        },
        remove: async (kid) => {
          await transaction.query(sql`DELETE FROM signing_keys WHERE kid = ${kid}`);
        },
        outbox: new PgOutbox(transaction, this.wakeRelay),
      });
    });
  }
}

async function readAll(db: Queryable): Promise<readonly SigningKey[]> {
  const { rows } = await db.query<KeyRow>(sql`
    SELECT kid, public_key, private_key, signs_from, published_until, revoked_at FROM signing_keys ORDER BY signs_from`);
  return rows.map((row) => ({
    kid: row.kid,
    publicJwk: row.public_key,
    privateKey: row.private_key,
    signsFrom: row.signs_from,
    publishedUntil: row.published_until,
    revokedAt: row.revoked_at,
  }));
}
