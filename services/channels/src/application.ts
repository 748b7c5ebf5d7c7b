import { type ChannelsDeps, channelsModule } from './channels/channels-module';
import { conversationsModule } from './conversations/conversations-module';
import { type InboundDeps, inboundModule } from './inbound/inbound-module';
import { mediaItemsModule } from './media-items/media-items-module';
import { outboundModule } from './outbound/outbound-module';
import type { SendMessageDeps } from './outbound/send-message';

export interface ApplicationDeps extends ChannelsDeps, InboundDeps, SendMessageDeps {}

/** The modules of this service. Each module lists its use cases. */
export function buildApplication(deps: ApplicationDeps) {
  const channels = channelsModule(deps);
  const conversations = conversationsModule(deps);
  const mediaItems = mediaItemsModule(deps);
  const inbound = inboundModule(deps);
  const outbound = outboundModule(deps);
  return {
    commands: { ...channels.commands, ...inbound.commands, ...outbound.commands },
    queries: { ...channels.queries, ...conversations.queries, ...mediaItems.queries, ...inbound.queries },
  };
}

export type Application = ReturnType<typeof buildApplication>;
