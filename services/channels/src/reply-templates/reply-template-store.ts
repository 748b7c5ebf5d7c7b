import type { Page } from '@trackway/application';
import type { ReplyTemplate } from './reply-template';

export interface ReplyTemplateStore {
  find(frameId: string, id: string): Promise<ReplyTemplate | undefined>;
  /** The templates that exist, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly ReplyTemplate[]>;
  /** A page of templates by name, ignoring case, and their total number. */
  page(frameId: string, page: Page): Promise<{ items: readonly ReplyTemplate[]; total: number }>;
  /** Of concurrent transactions that count templates of a frame, all but one run again, unless there are none. */
  countForLimit(frameId: string): Promise<number>;
  /** @throws AppError `conflict` if the name is in use. */
  insert(template: ReplyTemplate): Promise<void>;
  /** Replaces the previous version. @throws AppError `conflict` if the name is in use. */
  update(template: ReplyTemplate): Promise<void>;
  remove(frameId: string, id: string): Promise<void>;
}
