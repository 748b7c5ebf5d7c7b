import type { TrackwayClient } from '@trackway/client';
import type { SeededProject } from './import-portfolio';

const NAME = 'Data warehouse';
const CHANGED_PROJECTS = 8;

/** A webhook whose receiver does not exist, and changes of budgets that it fails to deliver. */
export async function seedWebhook(client: TrackwayClient, projects: readonly SeededProject[]): Promise<void> {
  const webhooks = await client.webhooks.list().all();
  if (webhooks.some(({ name }) => name === NAME)) return;
  await client.webhooks.create({
    name: NAME,
    description: 'Fails, because the address does not exist.',
    url: 'https://warehouse.invalid/trackway',
    kinds: ['project.updated', 'funnel.moved'],
  });
  for (const { id, budget } of projects.slice(0, CHANGED_PROJECTS)) {
    await client.projects.update(id, { budget: Math.round(budget * 1.1) });
  }
}
