import { createPool } from '@trackway/postgres';
import type { Logger } from '@trackway/runtime';
import type { Pool } from 'pg';

/** Connections of the role that searches, which sees the tables through the views of the schema `search`. */
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
      // What a filter finds hangs on its value.
      plan_cache_mode: 'auto',
      // What a filter finds in the largest frame is kept in memory while it is joined; compiling a search takes longer than the search.
      work_mem: '16MB',
      jit: 'off',
    },
  });
}
