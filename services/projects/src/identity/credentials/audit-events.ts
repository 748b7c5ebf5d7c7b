import type { FieldChange } from '@trackway/contracts';
import { auditLine, type OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { AccessToken } from './access-token';
import type { ServiceAccount } from './service-account';

const SOURCE = 'projects';

export function accessTokenLine(
  caller: Caller,
  { id, name, scopes, userId, expiresAt }: AccessToken,
  change: 'created' | 'revoked',
): OutgoingEvent {
  return auditLine(SOURCE, caller, {
    action: `access_token.${change}`,
    subject: { kind: 'access_token', id, name },
    details: { scopes, user_id: userId, expires_at: expiresAt.toISOString() },
  });
}

export function serviceAccountLine(
  caller: Caller,
  { id, name, scopes }: ServiceAccount,
  change: 'created' | 'updated' | 'deleted' | 'secret_rotated',
  changes: readonly FieldChange[] = [],
): OutgoingEvent {
  const subject = { kind: 'service_account', id, name } as const;
  return auditLine(SOURCE, caller, { action: `service_account.${change}`, subject, changes, details: { scopes } });
}
