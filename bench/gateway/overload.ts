// Cost of uncached and rejected tokens, and the effect of one overloading tenant on others: npm run bench -- gateway/overload [rounds] [seconds]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cpuTime } from '../harness/cpu-time.ts';
import { describeMachine } from '../harness/machine.ts';
import { median } from '../harness/statistics.ts';
import { RunningSubjects, type Subject } from '../harness/subject.ts';
import { load } from '../harness/wrk.ts';
import { hs256Issuer } from './issuer.ts';
import { LOAD_CORE, startGateway, startUpstream } from './subjects.ts';

const TARGET = '/api/management/projects/0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee';
const SCRIPT = path.join(import.meta.dirname, 'tokens.lua');

/** More tokens than the cache of the gateway holds. */
const COLD = 250_000;

/** 100 requests a second. The overloading tenant sends up to 50 times as many. */
const FRAME_PER_MINUTE = 6_000;

const WARM_UP_SECONDS = 2;

const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 3);

interface Case {
  readonly name: string;
  readonly subject: Subject;
  readonly file: string;
  readonly isRejected: boolean;
  /** Offset of the first token of each load. */
  readonly step?: number;
}

async function main(): Promise<void> {
  const machine = describeMachine();
  const folder = mkdtempSync(path.join(tmpdir(), 'trackway-bench-'));
  const hot = hs256Issuer(folder);
  const cold = hs256Issuer(folder, { name: 'cold', count: COLD });
  const forged = hs256Issuer(folder, { name: 'forged', forged: true });
  const overloading = hs256Issuer(folder, { name: 'overloading', count: 50, frames: 1 });
  const running = new RunningSubjects();
  try {
    const upstream = await startUpstream(folder);
    running.keep(upstream);
    const open = await startGateway('gateway', upstream, hot);
    running.keep(open);
    const strict = await startGateway('gateway with quotas', upstream, hot, {
      RATE_LIMIT_FRAME_PER_MINUTE: String(FRAME_PER_MINUTE),
    });
    running.keep(strict);
    const closed = await startGateway('gateway with next to no quota', upstream, hot, {
      RATE_LIMIT_FRAME_PER_MINUTE: '6',
    });
    running.keep(closed);
    console.log(`${machine}; ${rounds} rounds of ${seconds} s in turn, HS256.\n`);
    await costs([
      { name: '10,000 tokens that are known', subject: open, file: hot.file, isRejected: false },
      { name: 'tokens that were never seen', subject: open, file: cold.file, isRejected: false, step: 60_000 },
      { name: 'forged tokens, refused', subject: open, file: forged.file, isRejected: true },
      { name: 'over the quota, rejected', subject: closed, file: overloading.file, isRejected: true },
    ]);
    await fairness(strict, hot.file, overloading.file);
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true });
  }
}

async function costs(cases: readonly Case[]): Promise<void> {
  const ratios = new Map<string, number[]>();
  let first = 0;
  for (let turn = 0; turn <= rounds; turn += 1) {
    let base = Number.NaN;
    for (const { name, subject, file, isRejected, step = 0 } of cases) {
      const ask = (time: number) => {
        first = (first + step) % COLD;
        const scriptArguments = [file, '-', String(step === 0 ? 0 : first)];
        return load({ ...urlOf(subject), connections: 32, seconds: time, scriptArguments });
      };
      await ask(WARM_UP_SECONDS);
      const before = cpuTime(subject.pid);
      const { requests, failed } = await ask(seconds);
      const share = failed / requests;
      if (isRejected ? share < 0.9 : share > 0) throw new Error(`${name}: ${failed} of ${requests} were rejected.`);
      const cost = (cpuTime(subject.pid) - before) / requests;
      if (Number.isNaN(base)) base = cost;
      if (turn > 0) ratios.set(name, [...(ratios.get(name) ?? []), cost / base]);
    }
  }
  console.log('| load | CPU ÷ known tokens |\n| --- | --- |');
  for (const [name, values] of ratios) console.log(`| ${name} | ${spread(values)} |`);
}

/** 200 requests a second in 200 frames, alone and together with one frame that sends up to 5,000 a second. */
async function fairness(subject: Subject, others: string, overloading: string): Promise<void> {
  const ratios: { p50: number[]; p99: number[] } = { p50: [], p99: [] };
  const overloads: number[] = [];
  const loadOthers = () => load({ ...urlOf(subject), seconds, connections: 10, scriptArguments: [others, '50'] });
  const startOverload = () =>
    load({ ...urlOf(subject), seconds: seconds + 1, connections: 25, scriptArguments: [overloading, '5'] });
  for (let turn = 0; turn <= rounds; turn += 1) {
    const alone = await loadOthers();
    const overload = startOverload();
    const overloaded = await loadOthers();
    const { perSecond } = await overload;
    if (alone.failed + overloaded.failed > 0) throw new Error('Requests of other tenants were rejected.');
    if (turn === 0) continue;
    ratios.p50.push(overloaded.p50Ms / alone.p50Ms);
    ratios.p99.push(overloaded.p99Ms / alone.p99Ms);
    overloads.push(perSecond);
  }
  console.log(
    `\nOther frames during one at 50 × its quota: p50 ${spread(ratios.p50)} ×, p99 ${spread(ratios.p99)} × alone; the one sent ${median(overloads).toFixed(0)} requests/s.`,
  );
}

function urlOf(subject: Subject) {
  return { url: `http://127.0.0.1:${subject.port}${TARGET}`, core: LOAD_CORE, script: SCRIPT };
}

function spread(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `**${median(values).toFixed(2)}** (${least.toFixed(2)}–${most.toFixed(2)})`;
}

await main();
