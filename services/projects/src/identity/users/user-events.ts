import { type DataOf, type FieldChange, userChanged } from '@trackway/contracts';
import { auditLine, makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import { revocation } from '../keys/revocation-events';
import type { LinkRule } from '../providers/identity-provider';
import type { User } from './user';

interface LinkDetails {
  readonly issuer: string;
  readonly subject: string;
  readonly rule: LinkRule;
  readonly providerId: string;
}

const SOURCE = 'projects';
const NEVER = '9999-12-31T23:59:59.999Z';

export function userChangeEvent(
  { frameId }: Caller,
  { id, name, email, active, version, deletedAt }: User,
  change: DataOf<typeof userChanged>['change'],
): OutgoingEvent {
  const data = { change, version, user: { id, name, email, active, deleted_at: deletedAt?.toISOString() ?? null } };
  return outgoing(userChanged, makeEvent(userChanged, { source: 'projects', frameId, key: id, data }));
}

export function userLine(
  caller: Caller,
  { id, name }: Pick<User, 'id' | 'name'>,
  change: 'created' | 'updated' | 'deleted' | 'restored',
  changes: readonly FieldChange[] = [],
): OutgoingEvent {
  return auditLine(SOURCE, caller, { action: `user.${change}`, subject: { kind: 'user', id, name }, changes });
}

/** A subject of an identity provider was linked to an existing user by a rule of the provider. */
export function userLinkLine(
  caller: Caller,
  { id, name }: Pick<User, 'id' | 'name'>,
  { issuer, subject, rule, providerId }: LinkDetails,
): OutgoingEvent {
  const details = { issuer, subject, rule, provider_id: providerId };
  return auditLine(SOURCE, caller, { action: 'user.linked', subject: { kind: 'user', id, name }, details });
}

/**
 * Publishes whether a user may use tokens. Valid until the next change, because the identity provider may continue to
 * issue tokens.
 */
export function userRevocation(frameId: string, { id, version, active, deletedAt }: User): OutgoingEvent {
  const isActive = active && deletedAt === null;
  return revocation(frameId, { kind: 'user', id: `${frameId}/${id}`, version, active: isActive, until: NEVER });
}
