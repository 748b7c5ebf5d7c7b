import { inDatabase } from './in-database';

/** Tables with leases by the service that works on their rows. Spreadsheets ends its leases itself when it restarts. */
const TABLES = {
  projects: ['undos', 'idempotency_keys'],
  funnels: ['rule_lanes', 'agent_lanes', 'webhook_lanes', 'idempotency_keys'],
} as const;

/** Ends the leases of a killed service, as if the 20 to 35 seconds until their end had passed. */
export async function endLeases(service: string): Promise<void> {
  if (service !== 'projects' && service !== 'funnels') return;
  await inDatabase(service, async (client) => {
    for (const table of TABLES[service]) {
      await client.query(`UPDATE ${table} SET lease_until = now() WHERE lease_until > now()`);
    }
  });
}
