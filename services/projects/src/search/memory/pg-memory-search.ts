import { plainSorts, type SearchModel } from '@trackway/filters';
import type { Database } from '@trackway/postgres';
import { Counter, type Logger, newId, observableGauges, type Registry } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { AggregateIndex } from '../aggregates/aggregate-query';
import type { SearchIndex } from '../search-index';
import { columnLayout } from './column-layout';
import { MemorySearchIndex } from './memory-search-index';
import { PgProjectRows } from './pg-project-rows';
import type { SearchMemory } from './search-memory';
import { snapshotSchema } from './snapshots/snapshot-manifest';
import { SnapshotStore } from './snapshots/snapshot-store';
import type { SnapshotWork } from './snapshots/snapshot-tasks';
import { TenantIndexes } from './tenant-indexes';
import { TenantSnapshots } from './tenant-snapshots';

/** A replica becomes ready after this time, also if not all stored indexes are loaded. */
const PRELOAD_MS = 10_000;
const DISABLED: SearchMemory = { state: 'disabled', projects: 0, bytes: 0, limitBytes: 0 };

export interface MemorySearch {
  readonly index: SearchIndex & AggregateIndex;
  readonly refresh: () => Promise<void>;
  readonly stateOf: (frameId: string) => SearchMemory;
  /** Stores indexes while the service runs, and loads them when it starts. Undefined if they are not stored. */
  readonly snapshots: SnapshotWork | undefined;
}

/** Creates a search index that uses memory before the database. The caller calls `refresh` periodically. */
export function createMemorySearch(deps: {
  /** The model of projects. */
  readonly model: SearchModel;
  readonly database: SearchIndex & AggregateIndex;
  /** Connects as the role for searches. */
  readonly searchDatabase: Database;
  readonly maxBytes: number;
  /** Where indexes are stored, if they are. */
  readonly storage?: BlobStore | undefined;
  readonly metrics: Registry;
  readonly logger: Logger;
}): MemorySearch {
  const { model, database, searchDatabase, maxBytes, metrics, logger, storage } = deps;
  if (maxBytes === 0)
    return { index: database, refresh: async () => undefined, stateOf: () => DISABLED, snapshots: undefined };
  const layout = columnLayout(model);
  const sorts = plainSorts(model);
  const rows = new PgProjectRows(searchDatabase, layout);
  const store = storage && new SnapshotStore({ storage, newId, now: Date.now });
  const stopping = new AbortController();
  const schema = snapshotSchema(layout);
  const snapshots = store && new TenantSnapshots({ store, rows, schema, sorts, logger, signal: stopping.signal });
  const tenants = new TenantIndexes({ rows, layout, maxBytes, logger, sorts, snapshots });
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
  return {
    index,
    refresh: () => tenants.refreshActive(),
    stateOf: (frameId) => tenants.stateOf(frameId),
    snapshots: snapshots && {
      preload: () => tenants.preload(PRELOAD_MS, stopping.signal),
      save: (options) => tenants.save(options),
      purge: () => snapshots.purge(),
      interrupt: () => stopping.abort(),
    },
  };
}
