import { createPool, Database, PgOutboxStore } from '@trackway/postgres';
import { createLogger } from '@trackway/runtime';
import { loadConfig } from './config';
import { KeyCipher } from './identity/keys/key-cipher';
import { PgSigningKeyStore } from './identity/keys/pg-signing-key-store';
import { makeReplaceSigningKey, makeRevokeSigningKey } from './identity/keys/rotate-keys';
import { currentKey } from './identity/keys/signing-key';

const USAGE = 'Usage: node dist/keys.js list | rotate | revoke <kid>';

/**
 * Lists the signing keys, replaces the current one, or revokes a leaked one with all tokens that it signed. Runs with
 * the settings of the service, which notifies the gateways.
 */
async function main([command, kid]: readonly string[]): Promise<void> {
  const config = loadConfig();
  const logger = createLogger({ service: 'keys', level: config.LOG_LEVEL });
  const pool = createPool({ url: config.POSTGRES_URL, max: 1, name: 'keys', logger });
  const signingKeys = new PgSigningKeyStore(new Database(pool), () => undefined);
  const deps = { signingKeys, cipher: new KeyCipher(config.SIGNING_KEY_SECRETS), clock: () => new Date() };
  try {
    if (command === 'rotate') await makeReplaceSigningKey(deps)();
    else if (command === 'revoke' && kid !== undefined) await makeRevokeSigningKey(deps)(kid);
    else if (command !== 'list') throw new Error(USAGE);
    await new PgOutboxStore(pool).notifyHolder();
    const keys = await signingKeys.all();
    const signing = currentKey(keys, deps.clock());
    for (const key of keys) process.stdout.write(`${key.kid}  ${stateOf(key, signing, deps.clock())}\n`);
  } finally {
    await pool.end();
  }
}

type Key = NonNullable<ReturnType<typeof currentKey>>;

function stateOf(key: Key, signing: Key | undefined, now: Date): string {
  if (key.revokedAt) return `revoked ${key.revokedAt.toISOString()}`;
  if (key === signing) return `signs since ${key.signsFrom.toISOString()}`;
  if (key.publishedUntil) return `verifies until ${key.publishedUntil.toISOString()}`;
  return key.signsFrom <= now ? 'verifies' : `signs from ${key.signsFrom.toISOString()}`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
