import { deepStrictEqual } from 'node:assert';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { columnValues, type OpenWorkbookOptions, openWorkbook, WorkbookError } from '@trackway/xlsx';
import { rejectOrAccept } from './reject-or-accept';

/** Smaller than in production, so that inputs of 16 KB can exceed them. */
const limits = { inflatedBytes: 1_000_000, smallPartBytes: 20_000, sharedStringMemory: 1_000, sharedStrings: 10_000 };

const SIZES = [1, 500];

/**
 * Reads a file of the package xlsx with batches of several sizes, which must return the same rows. An endless loop leaves its
 * input in the file.
 */
export function makeReadFile(options: OpenWorkbookOptions): (content: Buffer) => Promise<void> {
  const path = join(mkdtempSync(join(tmpdir(), 'fuzz-')), 'input');
  return async (content) => {
    writeFileSync(path, content);
    await rejectOrAccept(
      async () => {
        const results = [];
        for (const batchRows of SIZES) results.push(await rowsOf(path, options, batchRows));
        for (const rows of results.slice(1)) deepStrictEqual(rows, results[0]);
      },
      (error) => error instanceof WorkbookError && error.code !== 'reader_failed',
    );
  };
}

async function rowsOf(path: string, options: OpenWorkbookOptions, batchRows: number): Promise<readonly string[]> {
  const reader = await openWorkbook(path, { ...options, limits });
  try {
    const rows = new Map<number, string>();
    for await (const batch of reader.rows({ afterRow: 0, batchRows })) {
      const columns = batch.columns.map((column) => ({ ...column, values: columnValues(column) }));
      for (const [at, row] of Array.from(batch.rows).entries()) {
        const cells = columns.filter(({ kinds }) => kinds[at] !== 0);
        rows.set(row, cells.map(({ index, kinds, values }) => `${index}:${kinds[at]}:${values[at]}`).join('\n'));
      }
    }
    return [...rows].map(([row, cells]) => `${row}\n${cells}`);
  } finally {
    await reader.close();
  }
}
