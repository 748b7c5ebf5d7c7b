import { type SettingEffects, settingSource } from '@trackway/application';
import { channelReverter } from './channels/channel-reverter';
import { type ChannelsDeps, channelsModule } from './channels/channels-module';
import { conversationReverter } from './conversations/conversation-reverter';
import { type ConversationsDeps, conversationsModule } from './conversations/conversations-module';
import type { ProjectDirectory } from './conversations/project-directory';
import { type InboundDeps, inboundModule } from './inbound/inbound-module';
import { mediaItemsModule } from './media-items/media-items-module';
import { outboundModule } from './outbound/outbound-module';
import type { SendMessageDeps } from './outbound/send-message';
import { type ReplyTemplatesDeps, replyTemplatesModule } from './reply-templates/reply-templates-module';
import { templateReverter } from './reply-templates/template-reverter';
import type { UnitOfWork } from './unit-of-work';

export interface ApplicationDeps
  extends ChannelsDeps,
    ConversationsDeps,
    ReplyTemplatesDeps,
    InboundDeps,
    SendMessageDeps {
  readonly unitOfWork: UnitOfWork;
  readonly settingEffects: SettingEffects;
  readonly projects: ProjectDirectory;
}

/** The modules of this service. Each module lists its use cases. */
export function buildApplication(deps: ApplicationDeps) {
  const channels = channelsModule(deps);
  const conversations = conversationsModule(deps);
  const replyTemplates = replyTemplatesModule(deps);
  const mediaItems = mediaItemsModule(deps);
  const inbound = inboundModule(deps);
  const outbound = outboundModule(deps);
  const { unitOfWork } = deps;
  return {
    effects: settingSource(deps.settingEffects, {
      channel: channelReverter({ unitOfWork, commands: channels.commands }),
      conversation: conversationReverter({ unitOfWork, commands: conversations.commands }),
      reply_template: templateReverter({ unitOfWork, commands: replyTemplates.commands }),
    }),
    commands: {
      ...channels.commands,
      ...conversations.commands,
      ...replyTemplates.commands,
      ...inbound.commands,
      ...outbound.commands,
    },
    queries: {
      ...channels.queries,
      ...conversations.queries,
      ...replyTemplates.queries,
      ...mediaItems.queries,
      ...inbound.queries,
    },
  };
}

export type Application = ReturnType<typeof buildApplication>;
