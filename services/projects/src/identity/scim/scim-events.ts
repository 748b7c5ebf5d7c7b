import { auditLine, type OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { ScimGroup } from './scim-group';

/** Bounds the size of an entry. */
const MAX_LISTED = 100;

export function groupLine(
  caller: Caller,
  { id, displayName, externalId }: ScimGroup,
  change: 'created' | 'updated' | 'deleted',
  added: readonly string[],
  removed: readonly string[],
): OutgoingEvent {
  return auditLine('projects', caller, {
    action: `group.${change}`,
    subject: { kind: 'group', id, name: displayName },
    details: {
      external_id: externalId,
      added_members: added.slice(0, MAX_LISTED),
      removed_members: removed.slice(0, MAX_LISTED),
      added_count: added.length,
      removed_count: removed.length,
    },
  });
}
