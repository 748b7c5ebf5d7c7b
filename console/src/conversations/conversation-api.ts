import type { components } from '@trackway/client';

export type Conversation = components['schemas']['Conversation'];
export type Message = components['schemas']['MediaItem'];

export function senderName({ sender }: Pick<Conversation, 'sender'>): string | undefined {
  return sender?.name ?? sender?.email ?? sender?.phone ?? sender?.id ?? undefined;
}
