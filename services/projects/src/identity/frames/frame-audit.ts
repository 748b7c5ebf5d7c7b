import { auditOf } from '@trackway/messaging';
import type { Frame } from './frame';

/** The settings of a tenant in entries of the audit log, which are also those that an undo restores. */
export function frameSettings({ name, subdomain, locale, modelForms }: Frame) {
  return { name, subdomain, locale, model_forms: modelForms };
}

export const auditFrame = auditOf<Frame>({
  source: 'projects',
  kind: 'frame',
  identify: ({ id, name }) => ({ id, name }),
  settings: frameSettings,
  restorable: { kind: 'frame', values: frameSettings },
});
