import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMachine } from '../harness/machine.ts';
import { measured, tableOfUsages, type Usage } from '../harness/usage.ts';

const HERE = import.meta.dirname;
const [rows = 100_000, rounds = 3] = process.argv.slice(2).map(Number);
/** A Python that has python-calamine (`pip install python-calamine`). */
const [, , , , PYTHON] = process.argv;

/** Reads the same workbooks with each reader in turn, with inline and shared strings, without a database. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-readers-'));
  process.stdout.write(`${describeMachine()}\n${rows} rows × 10 columns, ${rounds} rounds\n`);
  try {
    for (const strings of ['inline', 'shared']) {
      const path = join(folder, `${strings}.xlsx`);
      const writer = strings === 'inline' ? 'own-writer.mjs' : 'shared-strings.mjs';
      execFileSync(process.execPath, [join(HERE, '..', 'export', writer), path, String(rows)]);
      process.stdout.write(`\n${strings} strings:\n\n${await readByTurns(path)}\n`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function readByTurns(path: string): Promise<string> {
  const node = (file: string) => () => measured(process.execPath, [join(HERE, file), path, String(rows)]);
  const readers = new Map<string, () => Promise<Usage>>([
    ['own reader', node('own-reader.mjs')],
    ['exceljs, streaming', node('exceljs-reader.mjs')],
  ]);
  if (PYTHON)
    readers.set('python-calamine', () => measured(PYTHON, [join(HERE, 'calamine-reader.py'), path, String(rows)]));
  const results = new Map([...readers.keys()].map((name) => [name, [] as Usage[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, read] of readers) results.get(name)?.push(await read());
  }
  return tableOfUsages(results, rows);
}

await main();
