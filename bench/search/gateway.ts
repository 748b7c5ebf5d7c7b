import { describeMachine } from '../harness/machine.ts';
import { type Connection, connect, readConnection, tokenOf } from './connection.ts';
import { type BenchFrame, frameSizes } from './frame.ts';
import { loadFrames } from './load.ts';
import { frameOfTurn, type Measured, report } from './report.ts';
import { makeRequest, randomFrom, type SearchRequest } from './requests.ts';

const [projects = 1_000_000, requests = 5_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const FRAMES = 200;

/**
 * The same searches through the gateway of a running system, one at a time, with complete pages: first while frames are loaded into
 * memory, then afterwards. Needs TEST_CONNECTION.
 */
async function main(): Promise<void> {
  const connection = readConnection();
  const client = await connect(connection, 'projects');
  process.stdout.write(`${describeMachine()}\nseed ${seed}\n`);
  const frames = await loadFrames(client, frameSizes(projects, FRAMES));
  await client.end();
  const random = randomFrom(seed);
  for (const when of ['while frames come into memory', 'after it']) {
    process.stdout.write(`\n${when}\n\n`);
    report(await measure(connection, frames, random));
  }
  await pages(connection, frames[0] as BenchFrame);
}

async function measure(
  connection: Connection,
  frames: readonly BenchFrame[],
  random: () => number,
): Promise<Measured[]> {
  const tokens = new Map(frames.map(({ id }) => [id, tokenOf(connection, id)]));
  const measured: Measured[] = [];
  // Warm-up, so that connections are open and plans are cached.
  for (let turn = -100; turn < requests; turn += 1) {
    const frame = frameOfTurn(frames, Math.abs(turn), random);
    const request = makeRequest(frame, random);
    const ms = await search(connection, tokens.get(frame.id) ?? '', request, 1);
    if (turn >= 0) measured.push({ frame, request, ms });
  }
  return measured;
}

async function search(connection: Connection, token: string, request: Partial<SearchRequest>, page: number) {
  const { filters = [], sorting = [] } = request;
  const start = performance.now();
  const response = await fetch(`${connection.base_url}/api/management/projects/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ filters, sorting, page }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status}: ${text}`);
  return performance.now() - start;
}

async function pages(connection: Connection, frame: BenchFrame): Promise<void> {
  const token = tokenOf(connection, frame.id);
  // A tenth of the frame is deleted or a template.
  const far = Math.floor((frame.size * 0.9) / 30);
  for (const page of [1, far, 1, far]) {
    const ms = await search(connection, token, {}, page);
    process.stdout.write(`page ${page} of ${frame.size}: ${ms.toFixed(0)} ms\n`);
  }
}

await main();
