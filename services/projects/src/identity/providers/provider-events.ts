import { type FieldChange, grantsChanged, identityProviderChanged } from '@trackway/contracts';
import { auditLine, makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { IdentityProvider } from './identity-provider';

const SOURCE = 'projects';

/** The state for gateways. A deleted provider is published as inactive. */
export function providerState(frameId: string, provider: IdentityProvider, exists = true): OutgoingEvent {
  const { id, revision, issuer } = provider;
  const data = {
    id,
    revision,
    active: exists && provider.active,
    issuer,
    audiences: [...provider.audiences],
    claims: provider.claims,
    keys: [...provider.keys],
  };
  const event = makeEvent(identityProviderChanged, { source: SOURCE, frameId, key: id, data });
  return outgoing(identityProviderChanged, event);
}

/** Gateways resolve the user, or all users of the frame, again. */
export function grantsChange(frameId: string, userId: string | null = null): OutgoingEvent {
  const key = userId === null ? frameId : `${frameId}/${userId}`;
  const event = makeEvent(grantsChanged, { source: SOURCE, frameId, key, data: { user_id: userId } });
  return outgoing(grantsChanged, event);
}

export function providerLine(
  caller: Caller,
  { id, name, issuer, audiences }: IdentityProvider,
  change: 'created' | 'updated' | 'deleted',
  changes: readonly FieldChange[] = [],
): OutgoingEvent {
  return auditLine(SOURCE, caller, {
    action: `identity_provider.${change}`,
    subject: { kind: 'identity_provider', id, name },
    changes,
    details: { issuer, audiences },
  });
}
