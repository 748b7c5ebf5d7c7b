import type { Page } from '@trackway/application';
import type { Conditions } from '@trackway/mongo';
import type { Channel } from './channel';

export interface ChannelStore {
  /** Those that exist in the frame, deleted ones included, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Channel[]>;
  /** In whichever frame: whoever asks does not know one. */
  findByExternalRef(externalRef: string): Promise<Channel | undefined>;
  /** A page of those that meet the conditions, newest first, and how many there are in all. */
  page(frameId: string, conditions: Conditions, page: Page): Promise<{ items: readonly Channel[]; total: number }>;
  /** @throws AppError `conflict` where the external reference is taken. */
  insert(channel: Channel): Promise<void>;
  /** Writes the next version over the one before. */
  update(channel: Channel): Promise<void>;
}
