import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describeMachine } from '../harness/machine.ts';
import { median } from '../harness/report.ts';
import { copyRows } from './copy-rows.ts';
import { peakMemory, resetPeak, serviceProcess } from './process-memory.ts';
import { COLUMNS, makeRows } from './rows.ts';
import { importRows, writeWorkbook } from './system.ts';

const [rows = 50_000, rounds = 5] = process.argv.slice(2).map(Number);

/** Imports the same rows as COPY loads into a bare table on the same server, by turns. Needs a running system (`npm start`). */
async function main(): Promise<void> {
  const connection = JSON.parse(readFileSync('.local/connection.json', 'utf8'));
  const data = makeRows(rows);
  const workbook = await writeWorkbook(createRequire(import.meta.url), data);
  const services = ['spreadsheets', 'projects'].map((name) => ({ name, pid: serviceProcess(connection, name) }));
  const measured: { copy: number; import: number }[] = [];
  const peaks: Record<string, number[]> = { spreadsheets: [], projects: [] };
  process.stdout.write(`${describeMachine()}\n${rows} rows × ${COLUMNS.length} columns, ${rounds} rounds\n`);
  for (let round = 0; round <= rounds; round += 1) {
    const copy = await copyRows(connection.servers.postgres_url, data);
    for (const { pid } of services) resetPeak(pid);
    const seconds = await importRows(connection, workbook, rows);
    for (const { name, pid } of services) peaks[name]?.push(peakMemory(pid));
    process.stdout.write(
      `${round === 0 ? 'warm-up' : `round ${round}`}: COPY ${copy.toFixed(2)} s, import ${seconds.toFixed(2)} s\n`,
    );
    if (round > 0) measured.push({ copy, import: seconds });
  }
  const ratios = measured.map((one) => one.import / one.copy);
  const perSecond = (key: 'copy' | 'import') => Math.round(rows / median(measured.map((one) => one[key])));
  process.stdout.write(
    [
      '',
      '| what | rows/s | wall ÷ COPY | peak memory MB |',
      '| --- | --- | --- | --- |',
      `| bare COPY of the same rows | ${perSecond('copy')} | 1 | |`,
      `| import | ${perSecond('import')} | ${median(ratios).toFixed(1)} (${Math.min(...ratios).toFixed(1)}–${Math.max(...ratios).toFixed(1)}) | ` +
        `spreadsheets ${Math.max(...(peaks['spreadsheets'] ?? []))}, projects ${Math.max(...(peaks['projects'] ?? []))} |`,
      '',
    ].join('\n'),
  );
}

await main();
