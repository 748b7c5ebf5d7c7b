import {
  type GuardedHttp,
  OutboundError,
  type OutboundResponse,
  retryAfterMs,
  signatureHeaders,
} from '@trackway/outbound';
import type { Clock } from '@trackway/runtime';
import { z } from 'zod';
import { channelSettings, validSecrets } from '../channels/channel';
import type { Conversation } from '../conversations/conversation';
import type { MediaItem } from '../media-items/media-item';
import type { Attempt, Connector } from './connector';

const LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024 };
/** Statuses that are retried. */
const RETRYABLE_STATUSES = new Set([408, 409, 425, 429]);

const responseSchema = z.object({ external_id: z.union([z.string().min(1).max(255), z.int().transform(String)]) });

/** Sends by a signed POST to the `delivery_url` of the channel's settings. */
export function httpConnector(http: GuardedHttp, clock: Clock): Connector {
  return {
    deliver: async (channel, conversation, item) => {
      const { deliveryUrl } = channelSettings(channel);
      if (deliveryUrl === null) return { kind: 'rejected', reason: 'The channel has no delivery_url any longer.' };
      const now = clock();
      const body = Buffer.from(JSON.stringify(payload(conversation, item)));
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Trackway',
        ...signatureHeaders(validSecrets(channel, now), item.id, body, now),
      };
      try {
        const reply = await http.send(deliveryUrl, { method: 'POST', headers, body, ...LIMITS });
        return toAttempt(reply, reply.body, now);
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        return { kind: error.isTemporary ? 'unavailable' : 'rejected', reason: error.message };
      }
    },
  };
}

function payload(conversation: Conversation, item: MediaItem) {
  return {
    type: 'message.outbound',
    timestamp: item.at.toISOString(),
    data: {
      media_item_id: item.id,
      channel_id: item.channelId,
      conversation_id: item.conversationId,
      project_id: item.projectId,
      recipient: conversation.sender,
      message: item.message,
      metadata: item.metadata,
    },
  };
}

function toAttempt(reply: OutboundResponse, body: Buffer, now: Date): Attempt {
  const { status } = reply;
  if (status >= 200 && status < 300) return { kind: 'sent', externalId: externalIdIn(body) };
  const reason = `The connector responded with ${status}.`;
  if (status < 500 && !RETRYABLE_STATUSES.has(status)) return { kind: 'rejected', reason };
  const waitMs = retryAfterMs(reply, now);
  return { kind: 'unavailable', reason, ...(waitMs === undefined ? {} : { afterSeconds: Math.ceil(waitMs / 1_000) }) };
}

/** The connector may return its own id of the message, for later status reports. */
function externalIdIn(body: Buffer): string | null {
  try {
    return responseSchema.parse(JSON.parse(body.toString('utf8'))).external_id;
  } catch {
    return null;
  }
}
