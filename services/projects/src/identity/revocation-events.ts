import { type DataOf, tokenRevoked } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { User } from '../users/user';
import type { ServiceAccount } from './service-account';
import { ACCOUNT_TOKEN_SECONDS } from './token-lifetimes';

const NEVER = '9999-12-31T23:59:59.999Z';
/** Keys belong to no frame; an event says one all the same. */
const NO_FRAME = '00000000-0000-0000-0000-000000000000';

/** One personal access token, by its id. */
export function tokenRevocation(frameId: string, id: string, expiresAt: Date): OutgoingEvent {
  return revocation(frameId, { kind: 'token', id, until: expiresAt.toISOString() });
}

/** All access tokens of an account that are older than its generation. */
export function accountRevocation(frameId: string, { id, generation }: ServiceAccount, now: Date): OutgoingEvent {
  const until = new Date(now.getTime() + ACCOUNT_TOKEN_SECONDS * 1_000).toISOString();
  return revocation(frameId, { kind: 'service_account', id, generation, until });
}

/** Whether a user may still use tokens. Holds until the next change, because the identity provider may go on issuing them. */
export function userRevocation(frameId: string, { id, version, active, deletedAt }: User): OutgoingEvent {
  const isActive = active && deletedAt === null;
  return revocation(frameId, { kind: 'user', id: `${frameId}/${id}`, version, active: isActive, until: NEVER });
}

/** Everything that a key signed. */
export function keyRevocation(kid: string, until: Date): OutgoingEvent {
  return revocation(NO_FRAME, { kind: 'key', id: kid, until: until.toISOString() });
}

function revocation(frameId: string, data: DataOf<typeof tokenRevoked>): OutgoingEvent {
  return outgoing(tokenRevoked, makeEvent(tokenRevoked, { source: 'projects', frameId, key: data.id, data }));
}
