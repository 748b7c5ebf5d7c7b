import type { Route } from '@trackway/http';
import type { Clock } from '@trackway/runtime';
import type { Application } from './application';
import { channelActionRoutes } from './channels/channel-action-routes';
import { channelRoutes } from './channels/channel-routes';
import { conversationRoutes } from './conversations/conversation-routes';
import { inboundRoutes } from './inbound/inbound-routes';
import { mediaItemRoutes } from './media-items/media-item-routes';
import { metadataRoutes } from './metadata-routes';

/** Every route of this service. */
export function httpRoutes(application: Application, clock: Clock): Route[] {
  return [
    ...inboundRoutes(application, clock),
    ...channelRoutes(application),
    ...channelActionRoutes(application),
    ...conversationRoutes(application),
    ...mediaItemRoutes(application),
    ...metadataRoutes(),
  ];
}
