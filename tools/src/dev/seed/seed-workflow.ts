import type { Funnel, TrackwayClient } from '@trackway/client';
import { DEMO_CHANNEL, DEMO_FORM, DEMO_FUNNEL } from './demo-workflow';
import { BY_NAME, ensureAll, RETRY } from './ensure';

export async function seedFunnel({ funnels }: TrackwayClient): Promise<void> {
  await ensureAll(funnels.list(), BY_NAME, [DEMO_FUNNEL], (funnel) => funnels.create(funnel, RETRY));
}

export async function seedForm({ forms }: TrackwayClient): Promise<void> {
  const byTitle = {
    of: ({ title }: { title: string }) => title,
    ofDefinition: ({ title }: { title: string }) => title,
  };
  await ensureAll(forms.listAnswered(), byTitle, [DEMO_FORM], (form) => forms.create(form, RETRY));
}

export async function seedChannel({ channels }: TrackwayClient): Promise<void> {
  await ensureAll(channels.list(), BY_NAME, [DEMO_CHANNEL], (channel) => channels.create(channel, RETRY));
}

/** The demo funnel. Undefined if it was renamed or deleted. */
export async function findDemoFunnel({ funnels }: TrackwayClient): Promise<Funnel | undefined> {
  return (await funnels.list().all()).find(({ name }) => name === DEMO_FUNNEL.name);
}
