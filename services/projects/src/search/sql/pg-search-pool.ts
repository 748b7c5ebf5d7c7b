import { createPool } from '@trackway/postgres';
import type { Logger } from '@trackway/runtime';
import type { Pool } from 'pg';

/** Connects as the role for searches, which reads tables through the views of the schema `search`. */
export function createSearchPool(options: {
  url: string;
  max: number;
  name: string;
  logger: Logger;
  statementTimeoutMs: number;
}): Pool {
  return createPool({
    ...options,
    serverSettings: {
      search_path: 'search,public',
      // Query plans depend on the filter value, so generic plans are used only for unknown frames.
      plan_cache_mode: 'auto',
      // A large frame can be most of a table.
      enable_seqscan: 'on',
      // Holds the rows of the largest frame for a hash join.
      work_mem: '16MB',
    },
  });
}
