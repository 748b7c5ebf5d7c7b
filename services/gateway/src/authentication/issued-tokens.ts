import type { EventBus } from '@trackway/messaging';
import { BackgroundLoop, type Health, type Lifecycle, type Logger } from '@trackway/runtime';
import { followRevocations } from './kafka-revocations';
import { usableKeys } from './key-set';
import { PublishedKeys } from './published-keys';
import type { Revocations } from './revocations';
import type { VerifyParsedToken } from './token-verifier';
import { makeVerifyIssuedToken, rejectIssuedTokens } from './verify-issued-token';

const REFRESH_MS = 300_000;

/**
 * Opens the verification of tokens that Trackway issued: by the keys that projects publishes, and by revocations. The
 * process is ready without these keys, because other tokens do not need them, but not without the revocations.
 */
export function openIssuedTokens(deps: {
  /** Undefined if no broker is configured. */
  bus: EventBus | undefined;
  revocations: Revocations;
  /** Reads the key set that projects publishes. */
  readKeys: () => Promise<unknown>;
  lifecycle: Lifecycle;
  health: Health;
  logger: Logger;
  now: () => number;
  onRetired: () => void;
}): VerifyParsedToken {
  const { bus, revocations, readKeys, lifecycle, health, logger, now, onRetired } = deps;
  if (!bus) return rejectIssuedTokens;

  lifecycle.own('revocations', followRevocations({ bus, revocations, logger }), (s) => s.stop());
  health.add('revocations', async () => {
    if (!revocations.isComplete) throw new Error('they have not been read yet');
  });

  const load = async () => usableKeys(await readKeys(), 'EdDSA');
  const keys = new PublishedKeys('EdDSA', { load, now, onRetired });
  const step = async (): Promise<boolean> => {
    await keys.refresh();
    return false;
  };
  const loop = new BackgroundLoop({ name: 'keys of issued tokens', step, idleMs: REFRESH_MS, logger });
  lifecycle.own('keys of issued tokens', loop.start(), (started) => started.stop());
  const loaded = async (): Promise<void> => {
    if (!keys.isLoaded) throw new Error('projects has not been reached yet');
  };
  health.add('keys of issued tokens', loaded, { required: false });
  return makeVerifyIssuedToken({ keys, revocations, now });
}
