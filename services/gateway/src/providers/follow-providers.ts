import { grantsChanged, identityProviderChanged, topics } from '@trackway/contracts';
import type { EventBus, Subscription } from '@trackway/messaging';
import type { Logger } from '@trackway/runtime';
import { appliedEvent, followEvents } from '../authentication/follow-events';
import type { IdentityProviders } from './identity-providers';

/** Reads the identity providers of all tenants, and then their changes. */
export function followProviders(deps: { bus: EventBus; providers: IdentityProviders; logger: Logger }): Subscription {
  const { providers } = deps;
  return followEvents({
    ...deps,
    topic: topics.identityProviders,
    events: [
      appliedEvent(identityProviderChanged, ({ frameid, data }) => providers.apply(frameid, data)),
      appliedEvent(grantsChanged, ({ frameid, data }) => providers.changeGrants(frameid, data.user_id)),
    ],
    onComplete: () => {
      providers.isComplete = true;
    },
    unreadable: 'a change of an identity provider could not be read',
  });
}
