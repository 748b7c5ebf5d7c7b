import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsonwebtoken from 'jsonwebtoken';
import pg from 'pg';
import { cpuTime } from '../harness/cpu-time.ts';
import { describeMachine } from '../harness/machine.ts';

const [changes = 2_000, rules = 100, side = 8] = process.argv.slice(2).map(Number);

interface Connection {
  readonly base_url: string;
  readonly state_folder: string;
  readonly servers: { readonly postgres_url: string };
}

/**
 * Changes projects in a frame with many rules. Each rule is evaluated for each change, and one acts. Measures the time from
 * the change to the action. Needs a running system (`npm start`) with raised limits.
 */
async function main(): Promise<void> {
  const file = process.env.TEST_CONNECTION ?? '.local/connection.json';
  const connection: Connection = JSON.parse(readFileSync(file, 'utf8'));
  const { frameId, send } = clientOf(connection);
  const projects = await many(50, async () => (await send('POST', '/projects', { name: 'Roof' })).project.id);
  for (let rule = 0; rule < rules; rule += 1) {
    const acts = rule === 0;
    await send('POST', '/automations', {
      name: `Rule ${rule}`,
      trigger: { type: 'event', event: 'project.updated', field: 'impact' },
      conditions: [{ field: 'budget', operator: acts ? 'greater_than_or_equals' : 'less_than', value: 0 }],
      actions: [{ type: 'set_field', field: 'description', value: 'seen' }],
    });
  }
  const usedBefore = used(connection);
  const started = performance.now();
  await many(changes, (index) =>
    send('PATCH', `/projects/${projects[index % projects.length]}`, { impact: index % 101 }),
  );
  const written = (performance.now() - started) / 1_000;
  const database = new pg.Client({ connectionString: new URL('/funnels', connection.servers.postgres_url).href });
  await database.connect();
  await settled(database, frameId);
  const took = (performance.now() - started) / 1_000;
  const cpu = used(connection).map(([name, after], index) => `${name} ${share(after, usedBefore[index]?.[1])}`);
  await report(database, frameId, { written, took });
  process.stdout.write(`CPU ms a change: ${cpu.join(', ')}\n`);
  await database.end();
}

/** CPU time of the involved processes, in microseconds. */
function used({ state_folder }: Connection): [string, number][] {
  const processes = JSON.parse(readFileSync(join(state_folder, 'processes.json'), 'utf8'));
  return ['gateway', 'projects', 'funnels', 'postgres', 'kafka'].map((name) => [name, cpuTime(processes[name].pid)]);
}

function share(after: number, before = 0): string {
  return ((after - before) / 1_000 / changes).toFixed(1);
}

function clientOf({ base_url, state_folder }: Connection) {
  const { token } = JSON.parse(readFileSync(join(state_folder, 'secrets.json'), 'utf8'));
  const frameId = randomUUID();
  const bearer = jsonwebtoken.sign({ frame_id: frameId, scope: '*' }, token, {
    subject: randomUUID(),
    expiresIn: 3_600,
  });
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  const send = async (method: string, path: string, body: unknown) => {
    const response = await fetch(`${base_url}/api/management${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { project: { id: string } };
  };
  return { frameId, send };
}

async function many<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const workers = Array.from({ length: side }, async () => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await work(index);
    }
  });
  await Promise.all(workers);
  return results;
}

/** Waits until the frame had no new or pending work for two seconds. */
async function settled(database: pg.Client, frameId: string): Promise<void> {
  let quiet = 0;
  let seen = -1;
  while (quiet < 8) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const { rows } = await database.query(
      `SELECT (SELECT count(*) FROM rule_runs WHERE frame_id = $1 AND status <> 'pending')::int AS over,
         (SELECT count(*) FROM rule_lanes WHERE frame_id = $1)::int AS lanes`,
      [frameId],
    );
    const { over, lanes } = rows[0];
    quiet = over === seen && lanes === 0 ? quiet + 1 : 0;
    seen = over;
  }
}

async function report(database: pg.Client, frameId: string, { written, took }: { written: number; took: number }) {
  const { rows } = await database.query(
    `SELECT count(*)::int AS runs, count(*) FILTER (WHERE x.status = 'succeeded')::int AS acted,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM x.finished_at - t.occurred_at) * 1000)
         FILTER (WHERE x.status = 'succeeded') AS p50,
       percentile_cont(0.99) WITHIN GROUP (ORDER BY extract(epoch FROM x.finished_at - t.occurred_at) * 1000)
         FILTER (WHERE x.status = 'succeeded') AS p99
     FROM rule_runs x JOIN rule_triggers t ON t.frame_id = x.frame_id AND t.id = x.trigger_id WHERE x.frame_id = $1`,
    [frameId],
  );
  const { runs, acted, p50, p99 } = rows[0];
  process.stdout.write(
    `${describeMachine()}\n${changes} changes written in ${written.toFixed(1)} s, all rules done after ${took.toFixed(1)} s\n`,
  );
  process.stdout.write(`${runs} runs of ${rules} rules, ${(runs / took).toFixed(0)} a second; ${acted} acted\n`);
  process.stdout.write(
    `from the change to the action done: p50 ${Number(p50).toFixed(0)} ms, p99 ${Number(p99).toFixed(0)} ms\n`,
  );
}

await main();
