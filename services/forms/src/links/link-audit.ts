import { auditOf } from '@trackway/messaging';
import type { FormLink } from './form-link';

/** A link lets anyone who has it answer a form, so it is audited as credentials are. */
export const auditLink = auditOf<FormLink>({
  source: 'forms',
  kind: 'form_link',
  identify: ({ id }) => ({ id, name: null }),
  settings: ({ expiresAt, singleUse, context }) => ({ expires_at: expiresAt, single_use: singleUse, context }),
  secrets: ({ pinHash }) => ({ pin: pinHash }),
  details: ({ formId, accessor }) => ({
    form_id: formId,
    accessor_type: accessor.type,
    project_id: accessor.projectId,
  }),
  restorable: { kind: 'form_link', values: () => ({}) },
});
