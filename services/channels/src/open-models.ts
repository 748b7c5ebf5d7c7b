import { outboxModels, settingEffectModel } from '@trackway/mongo';
import type { Connection } from 'mongoose';
import { channelModel } from './channels/channel-model';
import { conversationModel } from './conversations/conversation-model';
import { deliveryModel } from './inbound/deliveries/delivery-model';
import { mediaItemModel } from './media-items/media-item-model';
import type { Models } from './mongo-unit-of-work';
import { sendQueueModel } from './outbound/send-queue-model';
import { replyTemplateModel } from './reply-templates/reply-template-model';

/** The models of all collections on a connection. */
export function openModels(connection: Connection): Models {
  return {
    channels: channelModel(connection),
    conversations: conversationModel(connection),
    replyTemplates: replyTemplateModel(connection),
    mediaItems: mediaItemModel(connection),
    sendQueues: sendQueueModel(connection),
    deliveries: deliveryModel(connection),
    settingEffects: settingEffectModel(connection),
    outbox: outboxModels(connection),
  };
}
