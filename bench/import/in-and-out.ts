import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMachine } from '../harness/machine.ts';
import { SystemProcesses } from '../harness/system-processes.ts';
import { FrameOfItsOwn, readConnection, writeWorkbook } from './system.ts';

const [rows = 1_000_000] = process.argv.slice(2).map(Number);
const load = createRequire(import.meta.url);

/** Imports a workbook into the running system and exports it again. */
async function main(): Promise<void> {
  const connection = readConnection();
  const folder = mkdtempSync(join(tmpdir(), 'bench-in-and-out-'));
  const [sent, received] = [join(folder, 'sent.xlsx'), join(folder, 'received.xlsx')];
  process.stdout.write(`${describeMachine()}\n${rows} rows × 10 columns\n`);
  try {
    await writeWorkbook(sent, rows);
    process.stdout.write(`the workbook: ${megabytes(sent)} MB\n`);
    const frame = new FrameOfItsOwn(connection);
    await measured('import', connection.state_folder, () => frame.importProjects(sent, rows));
    const count = await frame.countProjects();
    if (count !== rows) throw new Error(`There are ${count} projects.`);
    await measured('export', connection.state_folder, () => frame.exportProjects(received));
    await compare(received);
    process.stdout.write(`the export: ${megabytes(received)} MB, which contains each row once\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measured(what: string, stateFolder: string, work: () => Promise<number>): Promise<void> {
  const processes = new SystemProcesses(stateFolder);
  const seconds = await work();
  process.stdout.write(`\n${what}: ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s\n\n`);
  process.stdout.write('| process | CPU s | peak MB |\n| --- | --- | --- |\n');
  for (const { name, cpu, peak } of processes.usage())
    process.stdout.write(`| ${name} | ${cpu.toFixed(1)} | ${peak} |\n`);
}

/** Checks that each imported code is exported once with its name. */
async function compare(path: string): Promise<void> {
  const { openWorkbookInWorker } = load('../../packages/xlsx/dist/index.js');
  const { columnValues } = load('../../packages/xlsx/dist/index.js');
  // Larger than the maximum file size.
  const reader = await openWorkbookInWorker(path, { limits: { fileBytes: 1e9, inflatedBytes: 1e10 } });
  const heading: { cells: { column: number; value: string }[] } = await reader.heading();
  const columnOf = (name: string) => heading.cells.find(({ value }) => value === name)?.column;
  const [code, name] = [columnOf('Code'), columnOf('Name')];
  const seen = new Uint8Array(rows);
  for await (const { columns } of reader.rows({ afterRow: 1, batchRows: 1_000 })) {
    const [codes, names] = [code, name].map((at) =>
      columnValues(columns.find((column: { index: number }) => column.index === at)),
    );
    for (const [index, value] of codes.entries()) {
      const number = Number(value.slice(2));
      if (names[index] !== `Project number ${number} of the bench`)
        throw new Error(`${value} has the name ${names[index]}.`);
      seen[number] = (seen[number] ?? 0) + 1;
    }
  }
  await reader.close();
  const wrong = seen.findIndex((times) => times !== 1);
  if (wrong >= 0) throw new Error(`B-${wrong} was exported ${seen[wrong]} times.`);
}

function megabytes(path: string): string {
  return (statSync(path).size / 1_000_000).toFixed(1);
}

await main();
