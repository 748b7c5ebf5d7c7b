import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '@trackway/application';
import type { ProviderKey } from '@trackway/contracts';
import { isAppError, notFound } from '@trackway/errors';
import type { Clock } from '@trackway/runtime';
import { type IdentityProvider, MAX_KEY_AGE_MS } from '../providers/identity-provider';
import type { ProviderSchedule } from '../providers/identity-provider-store';
import { providerState } from '../providers/provider-events';
import { IssuerError, type ReadIssuer } from '../providers/read-issuer';
import type { UserStores } from '../users/user-store';

/** Minimum interval between reads that unknown key ids cause, so that forged tokens do not overload the issuer. */
const MIN_INTERVAL_MS = 10_000;
const REFRESH_MS = 10 * 60 * 1_000;
const BATCH = 10;
/** The topic drops records after 400 days. */
const REPUBLISH_MS = 90 * 24 * 60 * 60 * 1_000;

type KeysRead = { readonly keys: readonly ProviderKey[] } | { readonly error: string };

interface Deps {
  readonly unitOfWork: UnitOfWork<UserStores>;
  readonly readIssuer: ReadIssuer;
  readonly clock: Clock;
}

/**
 * Reads the keys of a provider again and publishes them if they changed. If that fails, the previous keys stay in use
 * for a day. With `isForced`, the minimum interval does not apply.
 */
export function makeRefreshKeys(deps: Deps) {
  const { unitOfWork, readIssuer, clock } = deps;
  return async (frameId: string, id: string, { isForced = false } = {}): Promise<IdentityProvider> => {
    const started = clock();
    const [provider, isDue] = await unitOfWork.run(frameId, async ({ identityProviders }) => {
      const current = await identityProviders.lock(frameId, id);
      if (!current) throw notFound('identity_provider');
      const due = isForced || started.getTime() - current.keysAttemptedAt.getTime() >= MIN_INTERVAL_MS;
      if (due) await identityProviders.update(frameId, { ...current, keysAttemptedAt: started });
      return [current, due] as const;
    });
    return isDue ? storeKeys(deps, frameId, id, await readKeys(readIssuer, provider.issuer)) : provider;
  };
}

/**
 * Refreshes providers of any frame that are due. Returns true if there may be more. Rejects with the first error after
 * all others were refreshed; a provider may have been deleted since.
 */
export function makeRefreshDueKeys(deps: Deps & { readonly providerSchedule: ProviderSchedule }) {
  const refresh = makeRefreshKeys(deps);
  return async (): Promise<boolean> => {
    const due = await deps.providerSchedule.claim(BATCH, REFRESH_MS);
    const refreshed = await Promise.allSettled(due.map(({ frameId, id }) => refresh(frameId, id, { isForced: true })));
    for (const one of refreshed) if (one.status === 'rejected' && !isNotFound(one.reason)) throw one.reason;
    return due.length === BATCH && refreshed.some(({ status }) => status === 'fulfilled');
  };
}

function isNotFound(error: unknown): boolean {
  return isAppError(error) && error.kind === 'not_found';
}

async function readKeys(readIssuer: ReadIssuer, issuer: string): Promise<KeysRead> {
  try {
    return { keys: await readIssuer(issuer) };
  } catch (error) {
    if (error instanceof IssuerError) return { error: error.message };
    throw error;
  }
}

function storeKeys({ unitOfWork, clock }: Deps, frameId: string, id: string, read: KeysRead) {
  return unitOfWork.run(frameId, async ({ identityProviders, outbox }): Promise<IdentityProvider> => {
    const current = await identityProviders.lock(frameId, id);
    if (!current) throw notFound('identity_provider');
    const now = clock();
    const after = 'keys' in read ? { ...current, ...read, keysReadAt: now, error: null } : failed(current, read, now);
    const isPublished =
      isDeepStrictEqual(after.keys, current.keys) && now.getTime() - current.publishedAt.getTime() < REPUBLISH_MS;
    const stored = isPublished ? after : { ...after, revision: current.revision + 1, publishedAt: now };
    await identityProviders.update(frameId, stored);
    if (!isPublished) await outbox.add(providerState(frameId, stored));
    return stored;
  });
}

function failed(current: IdentityProvider, { error }: { readonly error: string }, now: Date): IdentityProvider {
  const isOutdated = now.getTime() - (current.keysReadAt?.getTime() ?? 0) > MAX_KEY_AGE_MS;
  return { ...current, error, ...(isOutdated ? { keys: [] } : {}) };
}
