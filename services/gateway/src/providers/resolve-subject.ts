import { z } from 'zod';
import { TwoGenerationCache } from '../limits/two-generation-cache';
import type { IdentityProviders, Provider } from './identity-providers';
import type { ProvidedClaims } from './provided-claims';

/** Calls projects on behalf of a provider. @throws CallError for an error response, Error if there is none. */
export type CallProjects = (provider: Provider, path: string, body: object) => Promise<unknown>;

/** An error response of projects. */
export class CallError extends Error {
  constructor(readonly status: number) {
    super(`projects responded with status ${status}.`);
    this.name = 'CallError';
  }
}

const resolved = z.object({
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable(), active: z.boolean() }),
  scopes: z.array(z.string()),
});

export type ResolvedSubject = z.output<typeof resolved> & { readonly epoch: number };

/** Characters of claims in each of the two generations. */
const MAX_CHARACTERS = 8_388_608;

/**
 * Resolves the user of a token by projects. The result for the same claims is reused until the provider or the scopes
 * of the user change, so that an outage of projects has no effect on users who are known.
 */
export function makeResolveSubject({ providers, call }: { providers: IdentityProviders; call: CallProjects }) {
  const known = new TwoGenerationCache<{ readonly key: string; readonly subject: ResolvedSubject }>(
    MAX_CHARACTERS,
    ({ key }) => key.length,
  );
  return async (provider: Provider, claims: ProvidedClaims): Promise<ResolvedSubject> => {
    const { subject, userName: user_name, email, isEmailVerified: email_verified, name, groups } = claims;
    const body = { subject, user_name, email, email_verified, name, groups };
    const key = JSON.stringify([provider.id, body]);
    const cached = known.get(key)?.subject;
    if (cached && !providers.isOutdated(tokenOf(provider, cached))) return cached;
    // Read before the call, so that a change during the call makes the result outdated.
    const { epoch } = providers;
    const response = await call(provider, `/internal/identity-providers/${provider.id}/subjects`, body);
    const found = { ...resolved.parse(response), epoch };
    // An inactive user may be activated at any time.
    if (found.user.active) known.set(key, { key, subject: found });
    return found;
  };
}

export type ResolveSubject = ReturnType<typeof makeResolveSubject>;

function tokenOf({ id: providerId, frameId }: Provider, { user, epoch }: ResolvedSubject) {
  return { frameId, subject: user.id, provided: { providerId, epoch } };
}
