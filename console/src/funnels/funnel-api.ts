import type { Funnel } from '@trackway/client';

export type { Funnel };
export type FunnelStep = Funnel['steps'][number];

export const FUNNELS_PATH = '/api/management/funnels';
export const FUNNEL = '/api/management/funnels/{funnel}';
export const STEP = '/api/management/steps/{step}';
export const ATTACHMENTS = '/api/management/steps/{step}/attachments';

/** Path of a funnel, under which its version is known. Its steps have the same version. */
export function funnelPath(funnel: string): string {
  return `${FUNNELS_PATH}/${funnel}`;
}
