import { createRequire } from 'node:module';
import type { Client } from 'pg';
import { describeMachine } from '../harness/machine.ts';
import { quantile } from '../harness/statistics.ts';
import { type Connection, connect, readConnection, tokenOf } from './connection.ts';

const { newId } = createRequire(import.meta.url)('@trackway/runtime') as typeof import('@trackway/runtime');

const [perSecond = 1_000, seconds = 30, projects = 20_000] = process.argv.slice(2).map(Number);
/** Interval at which due changes are written together, like by several writers. */
const TICK_MS = 10;
const POLL_INTERVAL_MS = 3;
const TIMEOUT_MS = 60_000;

/**
 * Time from the commit of a change in funnels until a search through the gateway finds it, at a given number of changes
 * per second: outbox, Kafka, read model, search. Changes are written directly to the outbox of funnels, so moves are
 * not measured, and the relay finds the changes when it polls. Needs TEST_CONNECTION.
 */
async function main(): Promise<void> {
  const connection = readConnection();
  process.stdout.write(`${describeMachine()}\n${perSecond} changes a second for ${seconds} s, ${projects} projects\n`);
  const frame = await prepare(connection);
  const funnels = await connect(connection, 'funnels');
  // A frame is loaded into memory by its second search.
  for (let search = 0; search < 5; search += 1) {
    await totalOf(connection, frame, newId());
    await pause(1_000);
  }
  // An idle outbox is polled seldom, and often after this change.
  const warmUp = frame.move(0);
  await write(funnels, frame.id, [warmUp]);
  await lagOf(connection, frame, { stepId: warmUp.step_id, at: performance.now() });
  const lags: number[] = [];
  let newest: Written | undefined;
  let isOver = false;
  // One change at a time, so that polling causes little load: the newest change when the previous one was found.
  const looking = (async () => {
    while (!isOver) {
      const wanted = newest;
      newest = undefined;
      if (wanted) lags.push(await lagOf(connection, frame, wanted));
      else await pause(POLL_INTERVAL_MS);
    }
  })();
  let written = 0;
  const start = performance.now();
  while (performance.now() - start < seconds * 1_000) {
    const due = Math.floor(((performance.now() - start) / 1_000) * perSecond);
    const states = Array.from({ length: due - written }, (_, n) => frame.move(written + n));
    written = due;
    const [first] = states;
    if (first) {
      await write(funnels, frame.id, states);
      newest = { stepId: first.step_id, at: performance.now() };
    }
    await pause(TICK_MS);
  }
  isOver = true;
  await looking;
  const at = (share: number) => quantile(lags, share).toFixed(0);
  process.stdout.write(
    `${written} changes, ${lags.length} looked for: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(0.9999)} ms\n`,
  );
  await funnels.end();
}

interface Written {
  readonly stepId: string;
  /** Time of the commit. */
  readonly at: number;
}

interface Assignment {
  readonly id: string;
  readonly project_id: string;
  readonly step_id: string;
  readonly version: number;
}

interface LagFrame {
  readonly id: string;
  readonly token: string;
  move(turn: number): Assignment;
}

/** A frame of projects, each in a funnel. */
async function prepare(connection: Connection): Promise<LagFrame> {
  const id = newId();
  const owner = await connect(connection, 'projects');
  const ids = Array.from({ length: projects }, () => newId());
  await owner.query(
    `INSERT INTO frames (id, name, subdomain, created_at, updated_at) VALUES ($1, 'Lag', $1::uuid::text, now(), now())`,
    [id],
  );
  await owner.query(
    `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at)
     SELECT $1, p, p::text, 'Project', now(), now() FROM unnest($2::uuid[]) p`,
    [id, ids],
  );
  await owner.end();
  const assignments = ids.map(() => newId());
  const versions = ids.map(() => 0);
  return {
    id,
    token: tokenOf(connection, id),
    move(turn) {
      const n = turn % projects;
      versions[n] = (versions[n] ?? 0) + 1;
      // Each move has its own step, which identifies it.
      const [one, project] = [assignments[n] ?? '', ids[n] ?? ''];
      return { id: one, project_id: project, step_id: newId(), version: versions[n] };
    },
  };
}

async function write(funnels: Client, frameId: string, assignments: readonly Assignment[]): Promise<void> {
  const now = new Date().toISOString();
  const events = assignments.map(({ version, ...assignment }) => {
    const id = newId();
    const state = { ...assignment, funnel_id: frameId, status: 'open', status_at: now, linked_at: now, left_at: null };
    return JSON.stringify({
      specversion: '1.0',
      id,
      source: 'funnels',
      type: 'funnels.assignment_changed.v1',
      subject: assignment.id,
      time: now,
      datacontenttype: 'application/json',
      frameid: frameId,
      correlationid: id,
      depth: 0,
      data: {
        change: 'updated',
        version,
        assignment: { ...state, forecast_date: null, tag_ids: [], executor_ids: [] },
      },
    });
  });
  await funnels.query(
    `INSERT INTO outbox (topic, key, value) SELECT 'funnels.events', * FROM unnest($1::text[], $2::text[])`,
    [assignments.map(({ id }) => id), events],
  );
}

async function lagOf(connection: Connection, frame: LagFrame, { stepId, at }: Written): Promise<number> {
  while (performance.now() - at < TIMEOUT_MS) {
    if ((await totalOf(connection, frame, stepId)) === 1) return performance.now() - at;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error('A change was not found in time.');
}

async function totalOf({ base_url }: Connection, { token }: LagFrame, stepId: string): Promise<number | undefined> {
  const response = await fetch(`${base_url}/api/management/projects/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fields: ['id'], filters: [{ field: 'funnel_steps', operator: 'equals', value: stepId }] }),
  });
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  const { meta } = (await response.json()) as { meta?: { total: number } };
  return meta?.total;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

await main();
