import { type IdempotencyStore, type Route, withIdempotency } from '@trackway/http';
import type { Clock } from '@trackway/runtime';
import type { Application } from './application';
import { channelActionRoutes } from './channels/channel-action-routes';
import { channelRoutes } from './channels/channel-routes';
import { conversationRoutes } from './conversations/conversation-routes';
import { inboundRoutes } from './inbound/inbound-routes';
import { mediaItemRoutes } from './media-items/media-item-routes';
import type { PresentMediaItem } from './media-items/media-item-schemas';
import { metadataRoutes } from './metadata-routes';
import { messageRoutes } from './outbound/message-routes';
import { statusRoutes } from './outbound/status-routes';

export interface RouteDeps {
  readonly clock: Clock;
  readonly idempotency: IdempotencyStore;
  readonly presentItem: PresentMediaItem;
}

/** Every route of this service. */
export function httpRoutes(application: Application, { clock, idempotency, presentItem }: RouteDeps): Route[] {
  const routes = [
    ...inboundRoutes(application, clock),
    ...channelRoutes(application),
    ...channelActionRoutes(application),
    ...conversationRoutes(application),
    ...mediaItemRoutes(application, presentItem),
    ...messageRoutes(application, presentItem),
    ...statusRoutes(application, clock),
    ...metadataRoutes(),
  ];
  return routes.map((route) => withIdempotency(route, idempotency));
}
