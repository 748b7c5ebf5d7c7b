import type { CreateAutomation, TrackwayClient } from '@trackway/client';

const RULES: readonly CreateAutomation[] = [
  {
    name: 'High impact for large budgets',
    description: 'Runs when a project enters a funnel, and is skipped below 100,000 €.',
    trigger: { type: 'event', event: 'funnel.entered' },
    conditions: [{ field: 'budget', operator: 'greater_than', value: 10_000_000 }],
    actions: [{ type: 'set_field', field: 'impact', value: 90 }],
  },
  {
    name: 'Report moves to accounting',
    description: 'Fails, because the address does not exist.',
    trigger: { type: 'event', event: 'funnel.moved' },
    conditions: [{ field: 'budget', operator: 'greater_than', value: 8_000_000 }],
    actions: [{ type: 'call_webhook', url: 'https://accounting.invalid/hooks/trackway', payload: { source: 'demo' } }],
  },
  {
    name: 'Welcome new customers',
    description: 'Never runs: no project has this name.',
    trigger: { type: 'event', event: 'project.created' },
    conditions: [{ field: 'name', operator: 'equals', value: 'Onboarding' }],
    actions: [{ type: 'set_field', field: 'description', value: 'Call the customer within two days.' }],
  },
];

export async function seedRules(client: TrackwayClient): Promise<void> {
  const known = new Set((await client.automations.list().all()).map(({ name }) => name));
  for (const rule of RULES) if (!known.has(rule.name)) await client.automations.create(rule);
}
