import { type AuditOf, auditOf } from '@trackway/messaging';
import type { Label } from './label';

/** The settings of a group or tag in entries of the audit log. */
export function labelSettings({ name, color }: Label): Readonly<Record<string, unknown>> {
  return { name, color };
}

export const auditTag = auditOfLabel('tag');
export const auditGroup = auditOfLabel('project_group');

function auditOfLabel(kind: 'tag' | 'project_group'): AuditOf<Label> {
  return auditOf<Label>({
    source: 'projects',
    kind,
    identify: ({ id, name }) => ({ id, name }),
    settings: labelSettings,
  });
}
