import type { Page } from '@trackway/application';
import type { LineFilter } from '../../audit/line-filter';
import type { HistoryLine } from './history-entry';

export interface HistoryStore {
  /** Stores the lines. A line that is stored already is ignored. */
  add(frameId: string, lines: readonly HistoryLine[]): Promise<void>;
  /** Newest first. */
  page(
    frameId: string,
    projectId: string,
    filter: LineFilter,
    page: Page,
  ): Promise<{ lines: readonly HistoryLine[]; total: number }>;
}
