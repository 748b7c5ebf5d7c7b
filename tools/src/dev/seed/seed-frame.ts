import type { DemoApi } from './demo-api';

/** The name of a frame that was never named. */
const UNNAMED = /^f-[0-9a-f]{12}$/;

type Frame = { subdomain: string };

/** Names the frame, unless it has a name. */
export async function seedFrame(api: DemoApi): Promise<void> {
  const { frame } = await api.call('GET', 'frame');
  const { subdomain } = frame as Frame;
  if (UNNAMED.test(subdomain)) await api.call('PATCH', 'frame', { name: 'Demo', subdomain: 'demo' });
}
