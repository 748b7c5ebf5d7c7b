import { inDatabase } from './in-database';

/**
 * Tables with leases by the service that works on their rows, and how many seconds a lease lasts. Spreadsheets ends its
 * leases itself when it restarts.
 */
const TABLES = {
  projects: { undos: 30, idempotency_keys: 35 },
  funnels: { rule_lanes: 20, agent_lanes: 20, webhook_lanes: 20, idempotency_keys: 35 },
} as const;

/**
 * Ends the leases of a killed service, as if their time had passed. Leases that its next process has acquired last longer,
 * so they remain.
 */
export async function endLeases(service: string, killedAt: Date): Promise<void> {
  if (service !== 'projects' && service !== 'funnels') return;
  await inDatabase(service, async (client) => {
    for (const [table, seconds] of Object.entries(TABLES[service])) {
      await client.query(
        `UPDATE ${table} SET lease_until = now()
         WHERE lease_until > now() AND lease_until <= $1::timestamptz + $2 * interval '1 second'`,
        [killedAt, seconds],
      );
    }
  });
}
