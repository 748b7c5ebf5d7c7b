import type { DemoApi } from './demo-api';

/** What the service calls a frame that nobody has named. */
const UNNAMED = /^f-[0-9a-f]{12}$/;

type Frame = { subdomain: string };

/** Names the frame, unless somebody has done so already. */
export async function seedFrame(api: DemoApi): Promise<void> {
  const { frame } = await api.call('GET', 'frame');
  const { subdomain } = frame as Frame;
  if (UNNAMED.test(subdomain)) await api.call('PATCH', 'frame', { name: 'Demo', subdomain: 'demo' });
}
