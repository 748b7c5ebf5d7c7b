import type { Page } from '@trackway/application';
import type { LineFilter } from '../../audit/line-filter';
import type { HistoryLine } from './history-line';

export interface HistoryStore {
  /** Keeps each line once, however often it comes. */
  add(frameId: string, lines: readonly HistoryLine[]): Promise<void>;
  /** Newest first. */
  page(
    frameId: string,
    projectId: string,
    filter: LineFilter,
    page: Page,
  ): Promise<{ lines: readonly HistoryLine[]; total: number }>;
}
