import { Database } from '@trackway/postgres';
import { eventually, quietLogger } from '@trackway/testkit';
import type { Pool } from 'pg';
import { projectModel } from '../../src/projects/project/project-search-model';
import type { AggregateIndex } from '../../src/search/aggregates/aggregate-query';
import { columnLayout } from '../../src/search/memory/column-layout';
import { MemorySearchIndex } from '../../src/search/memory/memory-search-index';
import { PgProjectRows } from '../../src/search/memory/pg-project-rows';
import { TenantIndexes } from '../../src/search/memory/tenant-indexes';
import type { SearchIndex } from '../../src/search/search-index';

/** A search in memory that reports when the database was used instead. */
export function memorySearch(pool: Pool) {
  const layout = columnLayout(projectModel);
  const rows = new PgProjectRows(new Database(pool), layout);
  const tenants = new TenantIndexes({ rows, layout, logger: quietLogger(), maxBytes: 2 ** 26, minSearches: 1 });
  const fail = () => Promise.reject(new Error('The frame is not searched in memory.'));
  const database: SearchIndex & AggregateIndex = { page: fail, aggregate: fail };
  const index = new MemorySearchIndex({ tenants, database, count: () => undefined });
  /** Resolves when the frame is in memory. */
  const load = async (frameId: string): Promise<void> => {
    await tenants.refreshed(frameId);
    await tenants.settled();
  };
  /** Resolves when all committed changes are in memory. */
  const settle = (frameId: string) =>
    eventually(async () => {
      if (!(await tenants.refreshed(frameId))) throw new Error('The frame is still being read.');
    });
  return { index, load, settle };
}
