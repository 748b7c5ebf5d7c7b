import type { TrackwayClient } from '@trackway/client';
import { RETRY } from './ensure';

/** The name of a frame that was never named. */
const UNNAMED = /^f-[0-9a-f]{12}$/;

/** Names the frame, unless it has a name. */
export async function seedFrame({ frame }: TrackwayClient): Promise<void> {
  const { subdomain } = await frame.get();
  if (UNNAMED.test(subdomain)) await frame.update({ name: 'Demo', subdomain: 'demo' }, RETRY);
}
