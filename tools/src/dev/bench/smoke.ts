import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findExecutable } from '../../process/find-executable';
import { onStop } from '../../process/on-stop';
import { loadServersConfig, REPOSITORY } from '../servers/config';
import { captureProgram } from '../test/capture-program';
import { withSystem } from '../test/with-system';
import { BENCH_FOLDER, benchFile } from './bench-file';
import { type Compared, compareFigures, type StoredRatios } from './figures';
import { type SmokeBench, smokeBenches } from './smoke-benches';

const STORED = join(BENCH_FOLDER, 'smoke.json');
const log = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run bench -- --smoke`: runs every bench at small size against a new system, and compares its figures with those in
 * `bench/smoke.json`. With `--store`, it stores the measured ones. Names select benches.
 */
export async function runSmoke(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const chosen = smokeBenches.filter(({ name }) => names.length === 0 || names.includes(name));
  const stored: StoredRatios = JSON.parse(readFileSync(STORED, 'utf8'));
  const stopping = new AbortController();
  onStop((reason) => stopping.abort(reason));
  const { env } = loadServersConfig();
  const compared = await withSystem(env, log, async (addresses) => {
    const all: Compared[] = [];
    for (const bench of chosen) {
      if (stopping.signal.aborted) break;
      all.push(...(await runBench(bench, { env: { ...env, ...addresses }, stopped: stopping.signal, stored })));
    }
    return all;
  });
  if (args.includes('--store')) store(stored, compared);
  const worse = compared.filter(({ isWorse }) => isWorse);
  log(`${compared.length - worse.length} figures within bounds, ${worse.length} not`);
  return worse.length === 0 && !stopping.signal.aborted ? 0 : 1;
}

async function runBench(
  { name, args, needs = [], figures }: SmokeBench,
  { stored, ...options }: { env: NodeJS.ProcessEnv; stopped: AbortSignal; stored: StoredRatios },
): Promise<Compared[]> {
  const missing = needs.filter((program) => !findExecutable(program, process.env['PATH'] ?? ''));
  if (missing.length > 0) {
    log(`- ${name}: skipped, because ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not installed`);
    return [];
  }
  const referenceMs = measureReference();
  const startedAt = Date.now();
  const { code, output } = await captureProgram([process.execPath, benchFile(name), ...args.map(String)], {
    cwd: REPOSITORY,
    ...options,
  });
  const compared = compareFigures(output, figures, { stored, referenceMs });
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(0);
  log(`${code === 0 && compared.every(({ isWorse }) => !isWorse) ? '✓' : '✗'} ${name}, ${seconds} s`);
  for (const { name: figure, ratio, stored: before } of compared) {
    log(`    ${figure}: ${ratio?.toFixed(2) ?? 'missing'} (stored: ${before ?? 'none'})`);
  }
  if (code !== 0 || compared.some(({ ratio }) => ratio === undefined)) log(output.trimEnd());
  return code === 0 ? compared : compared.map((one) => ({ ...one, isWorse: true }));
}

/** Milliseconds of CPU that this host needs to parse an object of 50,000 members; the median of nine. */
function measureReference(): number {
  const text = JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`member${n}`, n])));
  const times = Array.from({ length: 9 }, () => {
    const start = process.cpuUsage();
    JSON.parse(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  return times.sort((a, b) => a - b)[4] ?? Number.NaN;
}

function store(stored: StoredRatios, compared: readonly Compared[]): void {
  const measured = compared.flatMap(({ name, ratio }) =>
    ratio === undefined ? [] : [[name, Number(ratio.toFixed(2))]],
  );
  writeFileSync(STORED, `${JSON.stringify({ ...stored, ...Object.fromEntries(measured) }, null, 2)}\n`);
}
