import { auditOf } from '@trackway/messaging';
import type { ReplyTemplate } from './reply-template';

/** The values that an undo restores. */
export function templateValues({ name, body }: ReplyTemplate) {
  return { name, body };
}

export const auditTemplate = auditOf<ReplyTemplate>({
  source: 'channels',
  kind: 'reply_template',
  identify: ({ id, name }) => ({ id, name }),
  settings: templateValues,
  restorable: { kind: 'reply_template', values: templateValues, lost: templateValues },
});
