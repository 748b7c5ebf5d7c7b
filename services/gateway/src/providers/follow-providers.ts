import { eventEnvelope, grantsChanged, identityProviderChanged, topics } from '@trackway/contracts';
import type { EventBus, ReceivedMessage, Subscription } from '@trackway/messaging';
import type { Logger } from '@trackway/runtime';
import { followTopic } from '../authentication/follow-topic';
import type { IdentityProviders } from './identity-providers';

const TOPIC = topics.identityProviders;

const providerEvent = eventEnvelope.extend({ data: identityProviderChanged.schema });
const grantsEvent = eventEnvelope.extend({ data: grantsChanged.schema });

/** Reads the identity providers of all tenants, and then their changes. */
export function followProviders(deps: { bus: EventBus; providers: IdentityProviders; logger: Logger }): Subscription {
  const { providers, logger } = deps;
  return followTopic({
    ...deps,
    topic: TOPIC,
    onMessage: (message) => record(message, providers, logger),
    onComplete: () => {
      providers.isComplete = true;
    },
  });
}

/** An unreadable message is logged and skipped, so that it does not block later ones. */
function record({ value, partition, offset }: ReceivedMessage, providers: IdentityProviders, logger: Logger): void {
  const event = readJson(value);
  const provider = providerEvent.safeParse(event);
  const grants = grantsEvent.safeParse(event);
  if (provider.data?.type === identityProviderChanged.type) providers.apply(provider.data.frameid, provider.data.data);
  else if (grants.data?.type === grantsChanged.type) {
    providers.changeGrants(grants.data.frameid, grants.data.data.user_id);
  } else logger.error({ topic: TOPIC, partition, offset }, 'a change of an identity provider could not be read');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
