// Memory of projects while large projects change beside searches. `npm run bench -- soak [minutes] [changes a second]`.
// Needs TEST_CONNECTION.
import { randomUUID } from 'node:crypto';
import { describeMachine } from '../harness/machine.ts';
import { readSearchMemory, type SearchMemory } from '../harness/metrics.ts';
import { Api } from '../pages/api.ts';
import { readConnection } from '../search/connection.ts';

const [minutes = 10, changesPerSecond = 11] = process.argv.slice(2).map(Number);
const PROJECTS = 50;
const DESCRIPTION_CHARACTERS = 65_536;
const SAMPLE_MS = 15_000;

async function main(): Promise<void> {
  const connection = readConnection();
  const api = new Api(connection, randomUUID());
  const ids = await createProjects(api);
  const end = Date.now() + minutes * 60_000;
  const samples: SearchMemory[] = [];
  const counts = { changes: 0, searches: 0 };
  process.stdout.write(`${describeMachine()}\n${PROJECTS} projects of ${DESCRIPTION_CHARACTERS} characters\n\n`);
  await Promise.all([
    repeat(end, 1_000 / changesPerSecond, async () => {
      const id = ids[counts.changes % ids.length] ?? '';
      await api.send('PATCH', `/projects/${id}`, { budget: counts.changes });
      counts.changes += 1;
    }),
    repeat(end, 100, async () => {
      const body = { filters: [{ field: 'description', operator: 'contains', value: `x${counts.searches}x` }] };
      await api.send('POST', '/projects/search?perPage=1', body);
      counts.searches += 1;
    }),
    repeat(end, SAMPLE_MS, async () => {
      samples.push(await readSearchMemory(connection.services.projects.operations));
      process.stdout.write(`${lineOf(samples.at(-1), counts)}\n`);
    }),
  ]);
  const peak = (pick: (usage: SearchMemory) => number) => Math.max(...samples.map(pick)).toFixed(0);
  process.stdout.write(
    `\n${counts.changes} changes, ${counts.searches} searches in ${minutes} min; at most ` +
      `${peak((usage) => usage.indexMb)} MB of index, ${peak((usage) => usage.residentMb)} MB resident\n`,
  );
}

async function createProjects(api: Api): Promise<string[]> {
  const description = 'All about this project. '.repeat(DESCRIPTION_CHARACTERS / 24 + 1);
  const ids: string[] = [];
  for (let n = 0; n < PROJECTS; n += 1) {
    const body = { name: `Soak ${n}`, description: description.slice(0, DESCRIPTION_CHARACTERS) };
    ids.push((await api.write('POST', '/projects', body)).project.id);
  }
  return ids;
}

/** Runs `action` every `everyMs` milliseconds until `end`, one at a time. */
async function repeat(end: number, everyMs: number, action: () => Promise<void>): Promise<void> {
  for (let next = Date.now(); next < end; next = Math.max(next + everyMs, Date.now() - 1_000)) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - Date.now())));
    await action();
  }
}

function lineOf(usage: SearchMemory | undefined, counts: { changes: number; searches: number }): string {
  const { indexMb = 0, residentMb = 0, heapMb = 0 } = usage ?? {};
  const memory = [indexMb, residentMb, heapMb].map((value) => value.toFixed(1)).join(' / ');
  return `${new Date().toISOString()} changes ${counts.changes}, searches ${counts.searches}, index/RSS/heap MB ${memory}`;
}

await main();
