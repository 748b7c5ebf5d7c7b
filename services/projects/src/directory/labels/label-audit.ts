import { type AuditOf, auditOf } from '@trackway/messaging';
import type { Label } from './label';

export const auditTag = auditOfLabel('tag');
export const auditGroup = auditOfLabel('project_group');

function auditOfLabel(kind: 'tag' | 'project_group'): AuditOf<Label> {
  return auditOf<Label>({
    source: 'projects',
    kind,
    identify: ({ id, name }) => ({ id, name }),
    settings: ({ name, color }) => ({ name, color }),
  });
}
