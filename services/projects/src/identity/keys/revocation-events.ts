import { type DataOf, tokenRevoked } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { ACCOUNT_TOKEN_SECONDS } from './token-lifetimes';

/** Keys belong to no frame, but every event has one. */
const NO_FRAME = '00000000-0000-0000-0000-000000000000';

/** Revokes one personal access token. */
export function tokenRevocation(frameId: string, id: string, expiresAt: Date): OutgoingEvent {
  return revocation(frameId, { kind: 'token', id, until: expiresAt.toISOString() });
}

/** Revokes the access tokens of an account with an older generation. */
export function accountRevocation(
  frameId: string,
  { id, generation }: { readonly id: string; readonly generation: number },
  now: Date,
): OutgoingEvent {
  const until = new Date(now.getTime() + ACCOUNT_TOKEN_SECONDS * 1_000).toISOString();
  return revocation(frameId, { kind: 'service_account', id, generation, until });
}

/** Revokes all tokens that a key signed. */
export function keyRevocation(kid: string, until: Date): OutgoingEvent {
  return revocation(NO_FRAME, { kind: 'key', id: kid, until: until.toISOString() });
}

export function revocation(frameId: string, data: DataOf<typeof tokenRevoked>): OutgoingEvent {
  return outgoing(tokenRevoked, makeEvent(tokenRevoked, { source: 'projects', frameId, key: data.id, data }));
}
