import type { DemoApi } from './demo-api';
import { DEMO_CHANNEL, DEMO_FORM, DEMO_FUNNEL } from './demo-workflow';
import { ensureAll } from './ensure';

export async function seedFunnel(api: DemoApi): Promise<void> {
  await ensureAll(api, { path: 'funnels', listing: 'funnels', one: 'funnel' }, [DEMO_FUNNEL], (funnel) => funnel);
}

export async function seedForm(api: DemoApi): Promise<void> {
  const { title, ...fields } = DEMO_FORM;
  const known = await api.list('get-forms', 'forms');
  if (known.some((form) => form['title'] === title)) return;
  await api.create('forms', 'form', { title, ...fields });
}

export async function seedChannel(api: DemoApi): Promise<void> {
  await ensureAll(api, { path: 'channels', listing: 'channels', one: 'channel' }, [DEMO_CHANNEL], (channel) => channel);
}
