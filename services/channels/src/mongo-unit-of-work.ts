import { RecordEffectOutbox } from '@trackway/messaging';
import {
  type EffectDocument,
  type MongoDatabase,
  MongoEffectWriter,
  MongoOutbox,
  type OutboxModels,
} from '@trackway/mongo';
import type { ClientSession, Model } from 'mongoose';
import type { ChannelDocument } from './channels/channel-model';
import { MongoChannelStore } from './channels/mongo-channel-store';
import type { ConversationDocument } from './conversations/conversation-model';
import { MongoConversationStore } from './conversations/mongo-conversation-store';
import type { DeliveryDocument } from './inbound/deliveries/delivery-model';
import { MongoDeliveryStore } from './inbound/deliveries/mongo-delivery-store';
import type { MediaItemDocument } from './media-items/media-item-model';
import { MongoMediaItemStore } from './media-items/mongo-media-item-store';
import { MongoSendQueueStore } from './outbound/mongo-send-queue-store';
import type { SendQueueDocument } from './outbound/send-queue-model';
import { MongoReplyTemplateStore } from './reply-templates/mongo-reply-template-store';
import type { ReplyTemplateDocument } from './reply-templates/reply-template-model';
import type { Stores, UnitOfWork } from './unit-of-work';

export interface Models {
  readonly channels: Model<ChannelDocument>;
  readonly conversations: Model<ConversationDocument>;
  readonly replyTemplates: Model<ReplyTemplateDocument>;
  readonly mediaItems: Model<MediaItemDocument>;
  readonly sendQueues: Model<SendQueueDocument>;
  readonly deliveries: Model<DeliveryDocument>;
  readonly settingEffects: Model<EffectDocument>;
  readonly outbox: OutboxModels;
}

export class MongoUnitOfWork implements UnitOfWork {
  constructor(
    private readonly database: MongoDatabase,
    private readonly models: Models,
    private readonly wakeRelay: () => void,
  ) {}

  run: UnitOfWork['run'] = (work) =>
    this.database.inTransaction((transaction) =>
      work({
        ...this.stores(transaction.session),
        afterCommit: (effect) => transaction.afterCommit(effect),
        outbox: new RecordEffectOutbox(
          new MongoOutbox(this.models.outbox, transaction, this.wakeRelay),
          new MongoEffectWriter(this.models.settingEffects, transaction.session),
        ),
        recordEffect: (resource) => transaction.recordEffect(resource),
      }),
    );

  read: UnitOfWork['read'] = (work) => this.database.withoutTransaction(() => work(this.stores(null)));

  private stores(session: ClientSession | null): Stores {
    return {
      channels: new MongoChannelStore(this.models.channels, session),
      conversations: new MongoConversationStore(this.models.conversations, session),
      replyTemplates: new MongoReplyTemplateStore(this.models.replyTemplates, session),
      mediaItems: new MongoMediaItemStore(this.models.mediaItems, session),
      deliveries: new MongoDeliveryStore(this.models.deliveries, session),
      sendQueues: new MongoSendQueueStore(this.models.sendQueues, session),
    };
  }
}
