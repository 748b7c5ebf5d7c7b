import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMachine } from '../harness/machine.ts';
import { measured, tableOfUsages, type Usage } from '../harness/usage.ts';

const HERE = import.meta.dirname;
const [rows = 100_000, rounds = 3] = process.argv.slice(2).map(Number);
/** Bytes per second of a slow reader. */
const SLOW = 1_000_000;

type Writer = (path: string, ...more: string[]) => Promise<Usage>;

/** Writes the same rows with this writer and others, alternating, each in a separate process. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-export-'));
  const path = join(folder, 'bench.xlsx');
  const node = (file: string): Writer => {
    return (...args) => measured(process.execPath, [join(HERE, file), args[0], String(rows), ...args.slice(1)]);
  };
  const own = node('own-writer.mjs');
  const rust = builtWriter();
  const writers = new Map<string, Writer>([
    ['own writer', own],
    ['exceljs, streaming', node('exceljs-writer.mjs')],
  ]);
  if (rust) writers.set('rust_xlsxwriter, constant memory', (to) => measured(rust, [to, String(rows)]));
  process.stdout.write(`${describeMachine()}\n${rows} rows × 10 columns, ${rounds} rounds\n\n`);
  try {
    const results = new Map([...writers.keys()].map((name) => [name, [] as Usage[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, write] of writers) results.get(name)?.push(await write(path));
    }
    process.stdout.write(`${tableOfUsages(results, rows)}\n\n`);
    const { seconds, peak } = await own(path, String(SLOW));
    process.stdout.write(`The own writer to a reader of 1 MB/s: ${seconds.toFixed(1)} s, peak ${peak} MB\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The peer in Rust, built outside of the repository. Undefined without cargo. */
function builtWriter(): string | undefined {
  const cargo = [join(homedir(), '.cargo', 'bin', 'cargo'), '/usr/bin/cargo'].find((file) => existsSync(file));
  if (!cargo) {
    process.stdout.write('rust_xlsxwriter is skipped, because cargo is not installed.\n');
    return undefined;
  }
  const target = join(tmpdir(), 'bench-export-rust');
  const manifest = join(HERE, 'rust-writer', 'Cargo.toml');
  const options = ['--quiet', '--release', '--locked', '--manifest-path', manifest, '--target-dir', target];
  execFileSync(cargo, ['build', ...options], { stdio: 'inherit' });
  return join(target, 'release', 'rust-writer');
}

await main();
