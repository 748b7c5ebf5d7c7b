import { identityProviderChanged, type ProviderState, tokenRevoked } from '@trackway/contracts';
import { encodeEvent, makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { Client } from 'pg';

const SOURCE = 'projects';
const HOUR_MS = 60 * 60 * 1_000;
const NEVER = '9999-12-31T23:59:59.999Z';

interface TokenRow {
  readonly id: string;
  readonly expires_at: Date;
}

interface UserRow {
  readonly id: string;
  readonly version: number;
  readonly is_active: boolean;
}

/**
 * Publishes in the target what its gateways must know of the tenant: revoked tokens, older generations of service
 * accounts, inactive users, and identity providers. Rows that are copied publish nothing.
 */
export async function publishIdentity(target: Client, frameId: string): Promise<void> {
  const events = [...(await revocationsOf(target, frameId)), ...(await providersOf(target, frameId))];
  for (const { topic, event } of events) {
    await target.query('INSERT INTO outbox (frame_id, topic, key, value) VALUES ($1, $2, $3, $4)', [
      frameId,
      topic,
      event.subject,
      encodeEvent(event),
    ]);
  }
  // The channel on which replicas of the service notify the relay (PgOutboxStore).
  await target.query('NOTIFY outbox');
}

async function revocationsOf(target: Client, frameId: string): Promise<OutgoingEvent[]> {
  const tokens = await target.query<TokenRow>(
    'SELECT id, expires_at FROM access_tokens WHERE frame_id = $1 AND revoked_at IS NOT NULL AND expires_at > now()',
    [frameId],
  );
  const accounts = await target.query<{ id: string; generation: number }>(
    'SELECT id, generation FROM service_accounts WHERE frame_id = $1 AND generation > 0',
    [frameId],
  );
  // Users who have changed may have been inactive, also when the target had the tenant before.
  const users = await target.query<UserRow>(
    'SELECT id, version, active AND deleted_at IS NULL AS is_active FROM users WHERE frame_id = $1 AND version > 1',
    [frameId],
  );
  const until = new Date(Date.now() + HOUR_MS).toISOString();
  return [
    ...tokens.rows.map(({ id, expires_at }) => ({ kind: 'token' as const, id, until: expires_at.toISOString() })),
    ...accounts.rows.map(({ id, generation }) => ({ kind: 'service_account' as const, id, generation, until })),
    ...users.rows.map(({ id, version, is_active: active }) => ({
      ...{ kind: 'user' as const, id: `${frameId}/${id}`, version, active, until: NEVER },
    })),
  ].map((data) => outgoing(tokenRevoked, makeEvent(tokenRevoked, { source: SOURCE, frameId, key: data.id, data })));
}

async function providersOf(target: Client, frameId: string): Promise<OutgoingEvent[]> {
  const { rows } = await target.query<ProviderState>(
    'SELECT id, revision, active, issuer, audiences, claims, keys FROM identity_providers WHERE frame_id = $1',
    [frameId],
  );
  return rows.map((data) => {
    const event = makeEvent(identityProviderChanged, { source: SOURCE, frameId, key: data.id, data });
    return outgoing(identityProviderChanged, event);
  });
}
