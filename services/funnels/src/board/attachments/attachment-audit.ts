import { auditOf } from '@trackway/messaging';
import type { Attachment } from './attachment';

export const auditAttachment = auditOf<Attachment>({
  source: 'funnels',
  kind: 'step_attachment',
  identify: ({ id, name }) => ({ id, name }),
  settings: ({ name, type, source, duration, watch }) => ({
    name,
    type,
    file: 'file' in source ? source.file.name : null,
    duration,
    watch,
  }),
  // The query of a URL may contain a token.
  secrets: ({ source }) => ({ url: 'url' in source ? source.url : null }),
  details: ({ stepId }) => ({ step_id: stepId }),
});
