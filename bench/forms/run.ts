import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { describeMachine } from '../harness/machine.ts';
import { median } from '../harness/statistics.ts';
import { bareDriver } from './bare-driver.ts';
import { serviceSubject } from './service.ts';
import { FIELDS, type Subject } from './subject.ts';

const require = createRequire(import.meta.url);
const { openMongo } = require('@trackway/testkit') as typeof import('@trackway/testkit');

const [rounds = 5, writes = 100, reads = 10] = process.argv.slice(2).map(Number);
const PAGE = 100;
const CONCURRENCY = 4;

interface Turn {
  readonly writtenPerSecond: number;
  readonly readPerSecond: number;
}

/** Writes answers and reads pages of 100 projects, compared with the bare driver. Needs TEST_MONGODB_URL. */
async function main(): Promise<void> {
  const database = await openMongo('forms');
  const [service, bare] = [await serviceSubject(database.url), await bareDriver(database.url)];
  const turns = new Map<Subject, Turn[]>([
    [bare, []],
    [service, []],
  ]);
  try {
    process.stdout.write(`${describeMachine()}\n`);
    // The first round is a warm-up and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [subject, own] of turns) {
        const turn = await measure(subject);
        if (round > 0) own.push(turn);
        process.stdout.write(`${round === 0 ? 'warm-up' : `round ${round}`}: ${subject.name} ${shown(turn)}\n`);
      }
    }
    report(turns.get(service) ?? [], turns.get(bare) ?? []);
  } finally {
    await service.close();
    await bare.close();
    await database.drop();
  }
}

async function measure(subject: Subject): Promise<Turn> {
  const projects = Array.from({ length: Math.max(writes, PAGE) }, () => randomUUID());
  const writing = await seconds(projects, (project) => subject.write(project));
  const page = projects.slice(0, PAGE);
  const reading = await seconds(Array.from({ length: reads }), async () => {
    const found = await subject.read(page);
    if (found !== PAGE * FIELDS) throw new Error(`${subject.name} read ${found} of ${PAGE * FIELDS} answers.`);
  });
  return {
    writtenPerSecond: (projects.length * FIELDS) / writing,
    readPerSecond: (reads * PAGE * FIELDS) / reading,
  };
}

/** Duration of all requests with limited concurrency. */
async function seconds<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<number> {
  const waiting = [...items];
  const start = performance.now();
  const worker = async () => {
    while (waiting.length > 0) await work(waiting.pop() as T);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return (performance.now() - start) / 1_000;
}

function report(service: readonly Turn[], bare: readonly Turn[]): void {
  const line = (what: string, pick: (turn: Turn) => number) => {
    const ratios = service.map((turn, index) => pick(turn) / pick(bare[index] as Turn));
    const spread = `**${median(ratios).toFixed(2)}** (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
    return `| ${what} | ${median(bare.map(pick)).toFixed(0)} | ${median(service.map(pick)).toFixed(0)} | ${spread} |`;
  };
  process.stdout.write(
    [
      '| answers a second | bare driver | forms service | service ÷ bare |',
      '| --- | --- | --- | --- |',
      line(`written, ${FIELDS} to a form`, ({ writtenPerSecond }) => writtenPerSecond),
      line(`read, ${PAGE} projects at once`, ({ readPerSecond }) => readPerSecond),
      '',
    ].join('\n'),
  );
}

function shown({ writtenPerSecond, readPerSecond }: Turn): string {
  return `${writtenPerSecond.toFixed(0)} written/s, ${readPerSecond.toFixed(0)} read/s`;
}

await main();
