import type { Page } from '@trackway/http';
import type { Conditions } from '@trackway/mongo';
import type { MediaItem } from './media-item';

export interface MediaItemStore {
  find(frameId: string, id: string): Promise<MediaItem | undefined>;
  /** Whether the message came before. */
  isKnown(frameId: string, channelId: string, dedupeKey: string): Promise<boolean>;
  /** A page of those that meet the conditions, newest first, and how many there are in all. */
  page(frameId: string, conditions: Conditions, page: Page): Promise<{ items: readonly MediaItem[]; total: number }>;
  /** @throws LostRace where the same message was recorded by another transaction first. */
  insert(item: MediaItem): Promise<void>;
}
