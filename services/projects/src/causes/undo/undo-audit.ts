import { auditOf } from '@trackway/messaging';
import type { Undo } from './undo';

export const auditUndo = auditOf<Undo>({
  source: 'projects',
  kind: 'undo',
  identify: ({ id }) => ({ id, name: null }),
  details: ({ causeId, mode, steps, skipped }) => ({
    cause_id: causeId,
    mode,
    steps: steps.length,
    skipped: skipped.length,
  }),
});
