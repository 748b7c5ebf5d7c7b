import type { Conversation, MediaItem } from '@trackway/client';

export type { Conversation };
export type Message = MediaItem;

export function senderName({ sender }: Pick<Conversation, 'sender'>): string | undefined {
  return sender?.name ?? sender?.email ?? sender?.phone ?? sender?.id ?? undefined;
}
