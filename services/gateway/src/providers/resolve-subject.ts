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

interface Deps {
  readonly providers: IdentityProviders;
  readonly call: CallProjects;
}

/**
 * Resolves the user of a token by projects. The result for the same claims is reused until the provider or the scopes
 * of the user change, so that an outage of projects has no effect on users who are known.
 */
export class SubjectResolver {
  private readonly known = new TwoGenerationCache<{ readonly key: string; readonly subject: ResolvedSubject }>(
    MAX_CHARACTERS,
    ({ key }) => key.length,
  );
  private readonly pending = new Map<string, { readonly epoch: number; readonly result: Promise<ResolvedSubject> }>();

  constructor(private readonly deps: Deps) {}

  /** The user, if claims that are equal were resolved already. */
  find(provider: Provider, claims: ProvidedClaims): ResolvedSubject | undefined {
    const cached = this.known.get(keyOf(provider, claims))?.subject;
    return cached && !this.deps.providers.isOutdated(tokenOf(provider, cached)) ? cached : undefined;
  }

  /** Calls projects. Concurrent calls for the same claims share one, unless something changed since it began. */
  resolve(provider: Provider, claims: ProvidedClaims): Promise<ResolvedSubject> {
    const key = keyOf(provider, claims);
    // Read before the call, so that a change during the call makes the result outdated.
    const { epoch } = this.deps.providers;
    const shared = this.pending.get(key);
    if (shared?.epoch === epoch) return shared.result;
    const result = this.call(provider, claims, { key, epoch }).finally(() => {
      if (this.pending.get(key)?.epoch === epoch) this.pending.delete(key);
    });
    this.pending.set(key, { epoch, result });
    return result;
  }

  private async call(
    provider: Provider,
    claims: ProvidedClaims,
    { key, epoch }: { readonly key: string; readonly epoch: number },
  ): Promise<ResolvedSubject> {
    const path = `/internal/identity-providers/${provider.id}/subjects`;
    const response = await this.deps.call(provider, path, bodyOf(claims));
    const found = { ...resolved.parse(response), epoch };
    // An inactive user may be activated at any time.
    if (found.user.active) this.known.set(key, { key, subject: found });
    return found;
  }
}

function bodyOf({
  subject,
  userName: user_name,
  email,
  isEmailVerified: email_verified,
  name,
  groups,
}: ProvidedClaims) {
  return { subject, user_name, email, email_verified, name, groups };
}

function keyOf({ id }: Provider, claims: ProvidedClaims): string {
  return JSON.stringify([id, bodyOf(claims)]);
}

function tokenOf({ id: providerId, frameId }: Provider, { user, epoch }: ResolvedSubject) {
  return { frameId, subject: user.id, provided: { providerId, epoch } };
}
