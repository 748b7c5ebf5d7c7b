import { createClient } from '@trackway/client';
import { DEMO_ACCOUNTS } from '../../issuer/demo-accounts';
import { createToken } from '../../token/create-token';
import { DEMO_FRAME_ID } from '../../token/demo';
import { datePortfolio } from './date-portfolio';
import { seedPortfolio } from './seed-portfolio';

const TOKEN_TTL_S = 60 * 60;
const RETRIES = 10;

interface Options {
  readonly baseUrl: string;
  readonly tokenSecret: string;
  /** Of a superuser. */
  readonly postgresUrl: string;
  readonly log: (line: string) => void;
  /** Ends the seed. The next start continues it. */
  readonly stopping: AbortSignal;
}

/** Seeds the portfolio while the system is in use already, because it takes longer than the start. */
export async function seedInBackground({ baseUrl, tokenSecret, postgresUrl, log, stopping }: Options): Promise<void> {
  const clientOf = (email: string) => {
    const account = DEMO_ACCOUNTS.find((one) => one.email === email);
    if (!account) throw new Error(`There is no demo account ${email}.`);
    const { id: userId, name, scopes } = account;
    const claims = { frameId: DEMO_FRAME_ID, userId, name, email, scope: scopes.join(' '), ttlSeconds: TOKEN_TTL_S };
    return createClient({
      baseUrl,
      token: createToken(tokenSecret, claims),
      retries: RETRIES,
      fetch: (url, init) => fetch(url, { ...init, signal: stopping }),
    });
  };
  const started = Date.now();
  try {
    const created = await seedPortfolio(
      { admin: clientOf('dana@example.org'), sales: clientOf('sam@example.org') },
      log,
    );
    if (!created) return;
    await datePortfolio(postgresUrl);
    log(`The demo tenant has 200 projects now (${Math.round((Date.now() - started) / 1_000)} s).`);
  } catch (error) {
    if (!stopping.aborted)
      log(`The demo tenant is incomplete: ${error instanceof Error ? error.message : String(error)}`);
  }
}
