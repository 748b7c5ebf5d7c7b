import type { DemoApi, Resource } from './demo-api';

const RULE = 'Big offers need a second look';

/** A rule that runs for some projects and is skipped for others, because their budget is too low. */
export async function seedRule(api: DemoApi): Promise<void> {
  const [funnel] = await api.list('funnels', 'funnels');
  const steps = (funnel?.['steps'] ?? []) as readonly Resource[];
  const offer = steps.find(({ name }) => name === 'Offer');
  if (!offer) return;
  const path = `steps/${offer.id}/assistants`;
  const known = await api.list(path, 'step_assistants');
  if (known.some(({ name }) => name === RULE)) return;
  await api.create(path, 'step_assistant', {
    name: RULE,
    trigger: { type: 'entered' },
    conditions: [{ field: 'budget', operator: 'greater_than', value: 50_000_000 }],
    actions: [{ type: 'set_field', field: 'impact', value: 95 }],
  });
}
