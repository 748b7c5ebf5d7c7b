import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMachine } from '../harness/machine.ts';
import { median } from '../harness/statistics.ts';
import { type ProcessUsage, SystemProcesses } from '../harness/system-processes.ts';
import { copyRows } from './copy-rows.ts';
import { COLUMNS } from './rows.ts';
import { type Connection, FrameOfItsOwn, readConnection, writeWorkbook } from './system.ts';

const [rows = 50_000, rounds = 5] = process.argv.slice(2).map(Number);

interface Measured {
  readonly copy: number;
  readonly import: number;
  readonly usage: readonly ProcessUsage[];
}

/** Imports rows, compared with COPY of the same rows into a bare table. Needs a running system (`npm start`). */
async function main(): Promise<void> {
  const connection = readConnection();
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
  const measured: Measured[] = [];
  process.stdout.write(`${describeMachine()}\n${rows} rows × ${COLUMNS.length} columns, ${rounds} rounds\n`);
  try {
    const workbook = join(folder, 'workbook.xlsx');
    await writeWorkbook(workbook, rows);
    for (let round = 0; round <= rounds; round += 1) {
      const one = await measure(connection, workbook);
      const name = round === 0 ? 'warm-up' : `round ${round}`;
      process.stdout.write(`${name}: COPY ${one.copy.toFixed(2)} s, import ${one.import.toFixed(2)} s\n`);
      if (round > 0) measured.push(one);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  process.stdout.write(`\n${tableOf(measured)}\n\n${tableOfProcesses(measured)}\n`);
}

async function measure(connection: Connection, workbook: string): Promise<Measured> {
  const copy = await copyRows(connection.servers.postgres_url, rows);
  const processes = new SystemProcesses(connection.state_folder);
  const seconds = await new FrameOfItsOwn(connection).importProjects(workbook, rows);
  return { copy, import: seconds, usage: processes.usage() };
}

function tableOf(measured: readonly Measured[]): string {
  const ratios = measured.map((one) => one.import / one.copy);
  const perSecond = (key: 'copy' | 'import') => Math.round(rows / median(measured.map((one) => one[key])));
  return [
    '| what | rows/s | wall ÷ COPY |',
    '| --- | --- | --- |',
    `| bare COPY of the same rows | ${perSecond('copy')} | 1 |`,
    `| import | ${perSecond('import')} | ${median(ratios).toFixed(1)} (${Math.min(...ratios).toFixed(1)}–${Math.max(...ratios).toFixed(1)}) |`,
  ].join('\n');
}

function tableOfProcesses(measured: readonly Measured[]): string {
  const names = measured[0]?.usage.map(({ name }) => name) ?? [];
  const lines = names.map((name) => {
    const all = measured.flatMap(({ usage }) => usage.filter((one) => one.name === name));
    const cpu = median(all.map((one) => (one.cpu * 1_000_000) / rows));
    return `| ${name} | ${cpu.toFixed(0)} | ${Math.max(...all.map(({ peak }) => peak))} |`;
  });
  return ['| process | CPU µs/row | peak MB |', '| --- | --- | --- |', ...lines].join('\n');
}

await main();
