import { auditOf } from '@trackway/messaging';
import type { SavedView } from './saved-view';

/** The values that an undo restores. */
export function viewValues({ name, resource, visibility, search, columns, ownerId }: SavedView) {
  return { name, resource, visibility, search, columns, owner_id: ownerId };
}

export const auditView = auditOf<SavedView>({
  source: 'projects',
  kind: 'view',
  identify: ({ id, name }) => ({ id, name }),
  settings: ({ name, visibility, search, columns }) => ({ name, visibility, search, columns }),
  details: ({ visibility, ownerId }) => ({ visibility, owner_id: ownerId }),
  // A deleted view is removed.
  restorable: { kind: 'view', values: viewValues, lost: viewValues },
});
