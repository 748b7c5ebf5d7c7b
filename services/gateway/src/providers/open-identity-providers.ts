import type { EventBus } from '@trackway/messaging';
import type { Health, Lifecycle, Logger } from '@trackway/runtime';
import type { AccessToken, TakeForFrame } from '../authentication/access-token';
import { followProviders } from './follow-providers';
import type { IdentityProviders } from './identity-providers';
import { limitConcurrency } from './limit-concurrency';
import { makeRefreshKeys } from './refresh-keys';
import { type CallProjects, SubjectResolver } from './resolve-subject';
import { makeVerifyProvidedToken } from './verify-provided-token';

/**
 * Opens the verification of tokens of tenants' identity providers. The process is not ready before it knows all of
 * them. Without a broker there are none.
 */
export function openIdentityProviders(deps: {
  bus: EventBus | undefined;
  providers: IdentityProviders;
  call: CallProjects;
  isRevoked: (token: AccessToken) => boolean;
  takeForFrame: TakeForFrame;
  lifecycle: Lifecycle;
  health: Health;
  logger: Logger;
  now: () => number;
}) {
  const { bus, providers, call, lifecycle, health, logger } = deps;
  if (bus) {
    lifecycle.own('identity providers', followProviders({ bus, providers, logger }), (s) => s.stop());
    health.add('identity providers', async () => {
      if (!providers.isComplete) throw new Error('they have not been read yet');
    });
  }
  const verify = makeVerifyProvidedToken({
    ...deps,
    refreshKeys: makeRefreshKeys(deps),
    subjects: new SubjectResolver({ providers, call: limitConcurrency(call) }),
  });
  return { providers, verify };
}
