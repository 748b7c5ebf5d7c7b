import type { TrackwayClient } from '@trackway/client';
import { BY_NAME, ensureAll, RETRY } from './ensure';
import { findDemoFunnel } from './seed-workflow';

const RULE = {
  name: 'Big offers need a second look',
  trigger: { type: 'entered' },
  conditions: [{ field: 'budget', operator: 'greater_than', value: 50_000_000 }],
  actions: [{ type: 'set_field', field: 'impact', value: 95 }],
} as const;

/** A rule that runs for some projects and is skipped for others, because their budget is too low. */
export async function seedRule(client: TrackwayClient): Promise<void> {
  const offer = (await findDemoFunnel(client))?.steps.find(({ name }) => name === 'Offer');
  if (!offer) return;
  const { assistants } = client.steps;
  await ensureAll(assistants.list(offer.id), BY_NAME, [RULE], (rule) => assistants.create(offer.id, rule, RETRY));
}
