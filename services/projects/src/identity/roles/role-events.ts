import type { FieldChange } from '@trackway/contracts';
import { auditLine, type OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Role } from './role';

export function roleLine(
  caller: Caller,
  { id, name, scopes }: Role,
  change: 'created' | 'updated' | 'deleted',
  changes: readonly FieldChange[] = [],
): OutgoingEvent {
  const subject = { kind: 'role', id, name } as const;
  return auditLine('projects', caller, { action: `role.${change}`, subject, changes, details: { scopes } });
}
