import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Client } from 'pg';
import { describeMachine } from '../harness/machine.ts';
import type { BenchFrame } from './frame.ts';
import { loadFrames } from './load.ts';
import { frameOfTurn, type Measured, report } from './report.ts';
import { makeRequest, randomFrom, type SearchRequest } from './requests.ts';

const { sign } = createRequire(import.meta.url)('jsonwebtoken') as typeof import('jsonwebtoken');

const [projects = 1_000_000, requests = 5_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const FRAMES = 200;

interface Connection {
  readonly base_url: string;
  readonly user_id: string;
  readonly state_folder: string;
  readonly servers: { readonly postgres_url: string };
}

/** The same searches through the gateway of a running system, one at a time, each with its whole page. Needs TEST_CONNECTION. */
async function main(): Promise<void> {
  const file = process.env['TEST_CONNECTION'];
  if (!file) throw new Error('TEST_CONNECTION is not set: the path of the connection.json of a running system.');
  const connection = JSON.parse(readFileSync(file, 'utf8')) as Connection;
  const url = new URL(connection.servers.postgres_url);
  url.pathname = '/projects';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  process.stdout.write(`${describeMachine()}\nseed ${seed}\n`);
  const frames = await loadFrames(client, projects, FRAMES);
  await client.end();
  report(await measure(connection, frames));
  await pages(connection, frames[0] as BenchFrame);
}

async function measure(connection: Connection, frames: readonly BenchFrame[]): Promise<Measured[]> {
  const tokens = new Map(frames.map(({ id }) => [id, tokenOf(connection, id)]));
  const random = randomFrom(seed);
  const measured: Measured[] = [];
  // Connections are open and plans are made before anything is counted.
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

function tokenOf({ state_folder, user_id }: Connection, frameId: string): string {
  const { token: secret } = JSON.parse(readFileSync(join(state_folder, 'secrets.json'), 'utf8')) as { token: string };
  return sign({ frame_id: frameId, scope: '*' }, secret, { algorithm: 'HS256', subject: user_id, expiresIn: 7_200 });
}

await main();
