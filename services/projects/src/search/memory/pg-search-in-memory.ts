import { plainSorts, type SearchModel } from '@trackway/filters';
import type { Database } from '@trackway/postgres';
import { Counter, type Logger, observableGauges, type Registry } from '@trackway/runtime';
import type { SearchIndex } from '../search-index';
import { columnLayout } from './column-layout';
import { CopiedSearchIndex } from './copied-search-index';
import { FrameCopies } from './frame-copies';
import { PgProjectRows } from './pg-project-rows';

/**
 * Puts a memory before the search in the database. It reads from `reading`, as the role that searches. `keepUp` is to be called again and
 * again.
 */
export function searchInMemory(deps: {
  /** The model of projects. */
  readonly model: SearchModel;
  readonly database: SearchIndex;
  readonly reading: Database;
  readonly mostBytes: number;
  readonly metrics: Registry;
  readonly logger: Logger;
}): { readonly index: SearchIndex; readonly keepUp: () => Promise<void> } {
  const { model, database, reading, mostBytes, metrics, logger } = deps;
  if (mostBytes === 0) return { index: database, keepUp: async () => undefined };
  const layout = columnLayout(model);
  const copies = new FrameCopies({
    rows: new PgProjectRows(reading, layout),
    layout,
    mostBytes,
    logger,
    sorts: plainSorts(model),
  });
  const searches = new Counter({
    name: 'searches_total',
    help: 'Searches by where they were answered: in memory or in the database',
    labelNames: ['where'],
    registers: [metrics],
  });
  const gauges = {
    search_memory_bytes: 'What frames that are searched in memory take, about',
    search_memory_frames: 'Frames that are searched in memory',
  };
  observableGauges(metrics, gauges, async () => [
    { values: { search_memory_bytes: copies.bytes, search_memory_frames: copies.count } },
  ]);
  const index = new CopiedSearchIndex({ copies, database, count: (where) => searches.inc({ where }) });
  return { index, keepUp: () => copies.keepUp() };
}
