import { BackgroundLoop, type Health, type Lifecycle, type Logger } from '@trackway/runtime';
import type { GatewaySettings } from '../config';
import { fetchJwks } from './fetch-jwks';
import type { KeySource } from './key-source';
import { PublishedKeys } from './published-keys';
import { secretKeys } from './secret-keys';

const REFRESH_MS = 300_000;

type TokenSettings = Pick<GatewaySettings, 'TOKEN_SECRET' | 'TOKEN_JWKS_URL' | 'TOKEN_ALGORITHM'>;

/**
 * Opens the configured keys. Published keys are read every five minutes; the process is not ready before the first
 * read succeeds.
 */
export function openKeySource(
  settings: TokenSettings,
  deps: { lifecycle: Lifecycle; health: Health; logger: Logger; now: () => number; onRetired: () => void },
): KeySource {
  const { TOKEN_SECRET: secrets, TOKEN_JWKS_URL: url, TOKEN_ALGORITHM: algorithm } = settings;
  if (url === undefined) return secretKeys(secrets ?? []);

  const { lifecycle, health, logger, now, onRetired } = deps;
  const keys = new PublishedKeys(algorithm, { load: () => fetchJwks(url, algorithm), now, onRetired });
  const step = async (): Promise<boolean> => {
    await keys.refresh();
    return false;
  };
  const loop = new BackgroundLoop({ name: 'token keys', step, idleMs: REFRESH_MS, logger });
  lifecycle.own('token keys', loop.start(), (started) => started.stop());
  health.add('token keys', async () => {
    if (!keys.isLoaded) throw new Error('the issuer has not been reached yet');
  });
  return keys;
}
