import { auditOf } from '@trackway/messaging';
import type { SavedView } from './saved-view';

export const auditView = auditOf<SavedView>({
  source: 'projects',
  kind: 'view',
  identify: ({ id, name }) => ({ id, name }),
  settings: ({ name, visibility, search, columns }) => ({ name, visibility, search, columns }),
  details: ({ visibility, ownerId }) => ({ visibility, owner_id: ownerId }),
});
