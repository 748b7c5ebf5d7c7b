import { Database } from '@trackway/postgres';
import { eventually, quietLogger } from '@trackway/testkit';
import type { Pool } from 'pg';
import { projectModel } from '../../src/projects/project/project-search-model';
import { columnLayout } from '../../src/search/memory/column-layout';
import { CopiedSearchIndex } from '../../src/search/memory/copied-search-index';
import { FrameCopies } from '../../src/search/memory/frame-copies';
import { PgProjectRows } from '../../src/search/memory/pg-project-rows';
import type { SearchIndex } from '../../src/search/search-index';

/** A search in memory that says so where it had to go elsewhere. */
export function copiedSearch(pool: Pool) {
  const layout = columnLayout(projectModel);
  const rows = new PgProjectRows(new Database(pool), layout);
  const copies = new FrameCopies({ rows, layout, logger: quietLogger(), mostBytes: 2 ** 26, searches: 1 });
  const database: SearchIndex = { page: () => Promise.reject(new Error('The frame is not searched in memory.')) };
  const index = new CopiedSearchIndex({ copies, database, count: () => undefined });
  /** Until the frame is in memory. */
  const load = async (frameId: string): Promise<void> => {
    await copies.caughtUp(frameId);
    await copies.settled();
  };
  /** Until all that was committed is in memory. */
  const settle = (frameId: string) =>
    eventually(async () => {
      if (!(await copies.caughtUp(frameId))) throw new Error('The frame is still being read.');
    });
  return { index, load, settle };
}
