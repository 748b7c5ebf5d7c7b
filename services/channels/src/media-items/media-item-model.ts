import { defineModel, listOf } from '@trackway/mongo';
import type { Connection, Model } from 'mongoose';
import type { Sender } from '../conversations/conversation';
import { senderFields } from '../conversations/conversation-model';
import type { Attachment } from './media-item';

export interface MediaItemDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly channel_id: string;
  readonly conversation_id: string;
  readonly direction: 'inbound';
  readonly message: string;
  readonly external_id: string | null;
  readonly dedupe_key: string | null;
  readonly sender: Sender | null;
  readonly project_id: string | null;
  readonly attachments: readonly Attachment[];
  /** JSON, because connectors choose its keys. */
  readonly metadata: string;
  readonly sent_at: Date | null;
  readonly received_at: Date;
}

const text = { type: String, required: true };
const anyText = { type: String, default: null };

/** Made once for each connection. */
export function mediaItemModel(connection: Connection): Model<MediaItemDocument> {
  return defineModel<MediaItemDocument>(connection, {
    name: 'MediaItem',
    collection: 'media_items',
    fields: {
      _id: text,
      frame_id: text,
      channel_id: text,
      conversation_id: text,
      direction: text,
      message: text,
      external_id: anyText,
      dedupe_key: anyText,
      sender: senderFields,
      project_id: anyText,
      attachments: listOf({ url: text, name: anyText, mime_type: anyText }),
      metadata: text,
      sent_at: { type: Date, default: null },
      received_at: { type: Date, required: true },
    },
  });
}
