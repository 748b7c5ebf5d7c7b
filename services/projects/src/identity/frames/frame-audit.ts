import { auditOf } from '@trackway/messaging';
import type { Frame } from './frame';

export const auditFrame = auditOf<Frame>({
  source: 'projects',
  kind: 'frame',
  identify: ({ id, name }) => ({ id, name }),
  settings: ({ name, subdomain, locale, modelForms }) => ({ name, subdomain, locale, model_forms: modelForms }),
});
