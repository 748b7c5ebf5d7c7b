import type { Channel, Delivery } from '@trackway/client';

export type { Channel };
export type ChannelDelivery = Delivery;

export const CHANNEL = '/api/management/channels/{channel}';
export const INBOUND = '/api/management/channels/inbound/{external_ref}';

/** Address to which a connector posts messages. */
export function inboundUrl(apiUrl: string, { external_ref: ref }: Pick<Channel, 'external_ref'>): string {
  const path = `/api/management/channels/inbound/${encodeURIComponent(ref)}`;
  return new URL(`${apiUrl.replace(/\/+$/, '')}${path}`, location.href).href;
}
