import { quantile } from '../harness/statistics.ts';
import type { BenchFrame } from './frame.ts';
import type { SearchRequest } from './requests.ts';

export const SLOW_MS = 50;
const TARGET_MS = 8;
const SLOWEST_COUNT = 12;

export interface Measured {
  readonly frame: BenchFrame;
  readonly request: SearchRequest;
  readonly ms: number;
  /** Of that, waiting for the database. */
  readonly databaseMs?: number;
}

/** One line for each size of frame, one for all, and the most frequent fields of slow requests. */
export function report(measured: readonly Measured[]): void {
  const groups = Map.groupBy(measured, ({ frame }) => `frames of ${frame.size}`);
  // The CPU time of this process is reported separately, because the rest is a round trip on a shared host.
  const own = measured.map((one) => ({ ...one, ms: one.ms - (one.databaseMs ?? 0) }));
  table('frames', [...groups, ['all', measured], ['all, without waiting for the database', own]]);
  const missed = measured.filter(({ ms }) => ms > SLOW_MS);
  const fields = Map.groupBy(
    missed.flatMap(({ request }) => request.filters.map(({ field, operator }) => `${field} ${operator}`)),
    (name) => name,
  );
  const most = [...fields].sort((a, b) => b[1].length - a[1].length).slice(0, 12);
  process.stdout.write(
    `\nOver ${SLOW_MS} ms, most often: ${most.map(([name, list]) => `${name} ${list.length}`).join(', ')}\n`,
  );
  reportMisses(measured);
}

/** Requests above the target: the number that wait for the database, and the slowest others. */
function reportMisses(measured: readonly Measured[]): void {
  const missed = measured.filter(({ ms }) => ms > TARGET_MS);
  const own = missed.filter(({ ms, databaseMs = 0 }) => ms - databaseMs > TARGET_MS);
  process.stdout.write(
    `over ${TARGET_MS} ms: ${missed.length}, of them ${missed.length - own.length} only because of the database\n`,
  );
  for (const { frame, request, ms, databaseMs = 0 } of own.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_COUNT)) {
    const { filters, sorting } = request;
    const asked = filters.map(({ field, operator }) => `${field} ${operator}`).join(', ');
    const sorted = sorting.map(({ field, direction }) => `${field} ${direction}`).join(', ') || 'nothing';
    const split = `${ms.toFixed(1)} ms (database ${databaseMs.toFixed(1)})`;
    process.stdout.write(`${split}, frame of ${frame.size}: ${asked}; sorted by ${sorted}\n`);
  }
}

/** One line for each field, the slowest first. */
export function reportByField(measured: readonly Measured[]): void {
  const byField = [...Map.groupBy(measured, ({ request }) => request.filters[0]?.field ?? '')];
  table(
    'only field',
    byField.sort((a, b) => at(b[1], 0.99) - at(a[1], 0.99)),
  );
}

function table(title: string, groups: readonly (readonly [string, readonly Measured[]])[]): void {
  const lines = [
    `| ${title} | requests | p50 ms | p99 ms | worst ms | over ${SLOW_MS} ms |`,
    '| --- | --- | --- | --- | --- | --- |',
  ];
  for (const [name, list] of groups) {
    const figures = [0.5, 0.99, 1].map((share) => at(list, share).toFixed(1));
    lines.push(`| ${[name, list.length, ...figures, list.filter(({ ms }) => ms > SLOW_MS).length].join(' | ')} |`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

function at(measured: readonly Measured[], share: number): number {
  return quantile(
    measured.map(({ ms }) => ms),
    share,
  );
}

/** A third of the requests in the large frame, a third in medium ones, a third in small ones. */
export function frameOfTurn(frames: readonly BenchFrame[], turn: number, random: () => number): BenchFrame {
  const group = [frames.slice(0, 1), frames.slice(1, 10), frames.slice(10)][turn % 3] ?? frames;
  return group[Math.floor(random() * group.length)] as BenchFrame;
}
