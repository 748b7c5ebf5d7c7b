import type { Page } from '@trackway/http';
import type { HistoryLine } from './history-line';

export interface HistoryFilter {
  readonly action?: string;
  readonly actorId?: string;
  readonly correlationId?: string;
  /** From this moment on. */
  readonly from?: Date;
  /** Up to, but not including, this moment. */
  readonly before?: Date;
}

export interface HistoryStore {
  /** Keeps each line once, however often it comes. */
  add(frameId: string, lines: readonly HistoryLine[]): Promise<void>;
  /** Newest first. */
  page(
    frameId: string,
    projectId: string,
    filter: HistoryFilter,
    page: Page,
  ): Promise<{ lines: readonly HistoryLine[]; total: number }>;
}
