import type { Client } from 'pg';

const LOCK_TIMEOUT_MS = 2_000;
const LOCK_ATTEMPTS = 10;
/** Lock timeout, deadlock. */
const RETRYABLE = new Set<unknown>(['55P03', '40P01']);

/**
 * Changes the definition of a table that is in use, in one transaction. Its lock waits for writers, and other writers wait
 * for it, so each attempt ends after a short time.
 */
export async function changeTable(client: Client, statements: string): Promise<void> {
  const settings = `SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}; SET LOCAL client_min_messages = warning`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`BEGIN; ${settings}; ${statements}; COMMIT`);
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if (attempt === LOCK_ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

/** The statement that permits pg_dump of the owner of the database to read a table of its superuser. */
export function readableByOwner(table: string): string {
  return `
    DO $$ BEGIN
      EXECUTE format('GRANT SELECT ON ${table} TO %I',
        (SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database()));
    END $$`;
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRYABLE.has(error.code);
}
