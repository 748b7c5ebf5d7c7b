import type { KeyedRequests } from '@trackway/application';
import { type Route, referenceRoute, withIdempotency } from '@trackway/http';
import type { Clock } from '@trackway/runtime';
import type { Files } from '@trackway/storage';
import type { Application } from './application';
import { fileRoutes } from './attachments/file-routes';
import { channelRoutes } from './channels/channel-routes';
import { conversationRoutes } from './conversations/conversation-routes';
import type { ChannelLimit } from './inbound/channel-limit';
import { deliveryRoutes } from './inbound/deliveries/delivery-routes';
import { inboundRoutes } from './inbound/inbound-routes';
import { mediaItemRoutes } from './media-items/media-item-routes';
import type { PresentMediaItem } from './media-items/media-item-schemas';
import { metadataRoutes } from './metadata-routes';
import { messageRoutes } from './outbound/message-routes';
import { statusRoutes } from './outbound/status-routes';
import { replyTemplateRoutes } from './reply-templates/reply-template-routes';

export interface RouteDeps {
  readonly clock: Clock;
  readonly idempotency: KeyedRequests;
  readonly presentItem: PresentMediaItem;
  readonly files: Files;
  readonly limit: ChannelLimit;
}

/** All routes of this service. */
export function httpRoutes(
  application: Application,
  { clock, idempotency, presentItem, files, limit }: RouteDeps,
): Route[] {
  const routes = [
    ...inboundRoutes(application, clock, limit),
    ...channelRoutes(application),
    ...conversationRoutes(application),
    ...replyTemplateRoutes(application),
    ...mediaItemRoutes(application, presentItem),
    ...messageRoutes(application, presentItem),
    ...statusRoutes(application, clock),
    ...deliveryRoutes(application),
    ...fileRoutes(application, files),
    referenceRoute(application.queries.findReference),
    ...metadataRoutes(),
  ];
  return routes.map((route) => withIdempotency(route, idempotency));
}
