import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../dev/servers/free-port';
import type { Connection } from '../../dev/supervisor/connection';
import { StartFailure } from '../../process/start-failure';
import { run } from './steps';

const START_TIMEOUT_MS = 10 * 60_000;

/** Starts the system of the copy, uses the service through the gateway, and updates what is generated from its API. */
export async function checkRunningService(copy: string, name: string): Promise<void> {
  const env = { ...process.env, GATEWAY_PORT: String(await freePort()) };
  const system = spawn('node', ['tools/bootstrap.mjs', 'start'], { cwd: copy, env, stdio: 'inherit' });
  const ended = once(system, 'close');
  try {
    const connection = await connectionOf(copy, system);
    await useService(connection, name);
    await run(copy, 'npm', 'run', 'generate', '--', connection.base_url);
  } finally {
    system.kill('SIGINT');
    await ended;
  }
}

async function connectionOf(copy: string, system: ChildProcess): Promise<Connection> {
  const file = join(copy, '.local', 'connection.json');
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!existsSync(file)) {
    if (system.exitCode !== null || Date.now() > deadline) throw new StartFailure('The system did not start.');
    await wait(500);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function useService({ base_url, token, services }: Connection, name: string): Promise<void> {
  const own = new Map(Object.entries(services)).get(name);
  if (!own) throw new StartFailure(`The system runs without ${name}.`);
  for (const path of ['/livez', '/readyz']) {
    const { status } = await fetch(new URL(path, own.http));
    if (status !== 200) throw new StartFailure(`${name} returns ${status} for ${path}.`);
  }
  const notes = `${base_url}/api/management/${name}/notes`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const created = await fetch(notes, { method: 'POST', headers, body: JSON.stringify({ text: 'Roof' }) });
  const listed = (await (await fetch(notes, { headers })).json()) as { notes?: { text: string }[] };
  if (created.status !== 200 || listed.notes?.[0]?.text !== 'Roof')
    throw new StartFailure(`${notes} does not return what was created: ${created.status}, ${JSON.stringify(listed)}`);
}
