import { type DataOf, userChanged } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { User } from './user';

export function userChangeEvent(
  { frameId }: Caller,
  { id, name, email, active, version, deletedAt }: User,
  change: DataOf<typeof userChanged>['change'],
): OutgoingEvent {
  const data = { change, version, user: { id, name, email, active, deleted_at: deletedAt?.toISOString() ?? null } };
  return outgoing(userChanged, makeEvent(userChanged, { source: 'projects', frameId, key: id, data }));
}
