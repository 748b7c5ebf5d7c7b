import { providerKey } from '@trackway/contracts';
import { z } from 'zod';
import type { IdentityProviders, Provider } from './identity-providers';
import type { CallProjects } from './resolve-subject';

/**
 * Minimum interval between calls that unknown key ids cause. Projects asks the provider at most every ten seconds, so a
 * longer interval here would be added to these.
 */
const COOLDOWN_MS = 1_000;

const keysRead = z.object({ revision: z.int(), keys: z.array(providerKey) });

export type RefreshKeys = (provider: Provider) => Promise<void>;

/** Has projects read the keys of a provider again. Concurrent calls share one read, and failures are ignored. */
export function makeRefreshKeys(deps: {
  providers: IdentityProviders;
  call: CallProjects;
  now: () => number;
}): RefreshKeys {
  const { providers, call, now } = deps;
  const attempts = new Map<string, { readonly at: number; readonly done: Promise<void> }>();
  const refresh = async (provider: Provider): Promise<void> => {
    const response = await call(provider, `/internal/identity-providers/${provider.id}/keys`, {});
    const { revision, keys } = keysRead.parse(response);
    providers.setKeys(provider, revision, keys);
  };
  return (provider) => {
    const last = attempts.get(provider.id);
    if (last && now() - last.at < COOLDOWN_MS) return last.done;
    const done = refresh(provider).catch(() => undefined);
    attempts.set(provider.id, { at: now(), done });
    return done;
  };
}
