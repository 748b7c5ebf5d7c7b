import { type DataOf, tokenRevoked } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { ACCOUNT_TOKEN_SECONDS } from './token-lifetimes';

/** Keys belong to no frame; an event says one all the same. */
const NO_FRAME = '00000000-0000-0000-0000-000000000000';

/** One personal access token, by its id. */
export function tokenRevocation(frameId: string, id: string, expiresAt: Date): OutgoingEvent {
  return revocation(frameId, { kind: 'token', id, until: expiresAt.toISOString() });
}

/** All access tokens of an account that are older than its generation. */
export function accountRevocation(
  frameId: string,
  { id, generation }: { readonly id: string; readonly generation: number },
  now: Date,
): OutgoingEvent {
  const until = new Date(now.getTime() + ACCOUNT_TOKEN_SECONDS * 1_000).toISOString();
  return revocation(frameId, { kind: 'service_account', id, generation, until });
}

/** Everything that a key signed. */
export function keyRevocation(kid: string, until: Date): OutgoingEvent {
  return revocation(NO_FRAME, { kind: 'key', id: kid, until: until.toISOString() });
}

export function revocation(frameId: string, data: DataOf<typeof tokenRevoked>): OutgoingEvent {
  return outgoing(tokenRevoked, makeEvent(tokenRevoked, { source: 'projects', frameId, key: data.id, data }));
}
