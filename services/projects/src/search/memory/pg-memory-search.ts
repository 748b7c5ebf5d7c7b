import { plainSorts, type SearchModel } from '@trackway/filters';
import type { Database } from '@trackway/postgres';
import { Counter, type Logger, observableGauges, type Registry } from '@trackway/runtime';
import type { AggregateIndex } from '../aggregates/aggregate-query';
import type { SearchIndex } from '../search-index';
import { columnLayout } from './column-layout';
import { MemorySearchIndex } from './memory-search-index';
import { PgProjectRows } from './pg-project-rows';
import type { SearchMemory } from './search-memory';
import { TenantIndexes } from './tenant-indexes';

const DISABLED: SearchMemory = { state: 'disabled', projects: 0, bytes: 0, limitBytes: 0 };

export interface MemorySearch {
  readonly index: SearchIndex & AggregateIndex;
  readonly refresh: () => Promise<void>;
  readonly stateOf: (frameId: string) => SearchMemory;
}

/** Creates a search index that uses memory before the database. The caller calls `refresh` periodically. */
export function createMemorySearch(deps: {
  /** The model of projects. */
  readonly model: SearchModel;
  readonly database: SearchIndex & AggregateIndex;
  /** Connects as the role for searches. */
  readonly searchDatabase: Database;
  readonly maxBytes: number;
  readonly metrics: Registry;
  readonly logger: Logger;
}): MemorySearch {
  const { model, database, searchDatabase, maxBytes, metrics, logger } = deps;
  if (maxBytes === 0) return { index: database, refresh: async () => undefined, stateOf: () => DISABLED };
  const layout = columnLayout(model);
  const rows = new PgProjectRows(searchDatabase, layout);
  const tenants = new TenantIndexes({ rows, layout, maxBytes, logger, sorts: plainSorts(model) });
  const searches = new Counter({
    name: 'searches_total',
    help: 'Searches by where they were executed: in memory or in the database',
    labelNames: ['where'],
    registers: [metrics],
  });
  const gauges = {
    search_memory_bytes: 'Approximate memory use of the tenants that are searched in memory',
    search_memory_frames: 'Tenants that are searched in memory',
  };
  observableGauges(metrics, gauges, async () => [
    { values: { search_memory_bytes: tenants.bytes, search_memory_frames: tenants.count } },
  ]);
  const index = new MemorySearchIndex({ tenants, database, count: (where) => searches.inc({ where }) });
  return { index, refresh: () => tenants.refreshActive(), stateOf: (frameId) => tenants.stateOf(frameId) };
}
