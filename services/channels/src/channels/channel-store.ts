import type { Page } from '@trackway/application';
import type { Conditions } from '@trackway/mongo';
import type { Channel } from './channel';

export interface ChannelStore {
  /** The channels of the frame with these ids, including deleted ones, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Channel[]>;
  /** Finds a channel in any frame, because a connector does not know the frame. */
  findByExternalRef(externalRef: string): Promise<Channel | undefined>;
  /** A page of the matching channels, newest first, and their total number. */
  page(frameId: string, conditions: Conditions, page: Page): Promise<{ items: readonly Channel[]; total: number }>;
  /** @throws AppError `conflict` if the external reference is in use. */
  insert(channel: Channel): Promise<void>;
  /** Replaces the previous version. */
  update(channel: Channel): Promise<void>;
}
