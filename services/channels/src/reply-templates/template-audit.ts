import { auditOf } from '@trackway/messaging';
import type { ReplyTemplate } from './reply-template';

export const auditTemplate = auditOf<ReplyTemplate>({
  source: 'channels',
  kind: 'reply_template',
  identify: ({ id, name }) => ({ id, name }),
  settings: ({ name, body }) => ({ name, body }),
});
