/** Services of which background work reads almost every table. */
const SERVICES = new Set(['funnels', 'spreadsheets', 'channels']);

/** Of these services, what no background work reads: copies, the feed of events, effects for undos, results of imports. */
const PASSIVE = new Set([
  'project_facts',
  'feed_events',
  'feed_heads',
  'effects',
  'setting_effects',
  'row_errors',
  'learned_mappings',
]);

const OTHERS: Readonly<Record<string, ReadonlySet<string>>> = {
  projects: new Set(['undos', 'undo_parts']),
  forms: new Set(['intake_submissions']),
};

/**
 * Whether background work, such as rules, deliveries and schedules, reads a table or collection. While a tenant is in use,
 * it is not copied, because the other cell would do the work as well.
 */
export function isReadByWorkers(service: string, table: string): boolean {
  return SERVICES.has(service) ? !PASSIVE.has(table) : OTHERS[service]?.has(table) === true;
}
