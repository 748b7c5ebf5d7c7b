import type { FieldChange } from '@trackway/contracts';
import { auditLine, type OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { SavedView } from './saved-view';

const SOURCE = 'projects';

export function viewLine(
  caller: Caller,
  { id, name, visibility, ownerId }: SavedView,
  change: 'created' | 'updated' | 'deleted',
  changes: readonly FieldChange[] = [],
): OutgoingEvent {
  return auditLine(SOURCE, caller, {
    action: `view.${change}`,
    subject: { kind: 'view', id, name },
    changes,
    details: { visibility, owner_id: ownerId },
  });
}
