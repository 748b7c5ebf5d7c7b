import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process of a service beside the running system, with the settings of the one that runs. */
export interface Process {
  readonly url: string;
  readonly child: ChildProcess;
}

const START_LIMIT_MS = 60_000;

/** Starts `service` with `changed` settings, and waits until it is ready at `readyUrl`. */
export async function startProcess(
  stateFolder: string,
  service: string,
  { changed, url, readyUrl }: { changed: NodeJS.ProcessEnv; url: string; readyUrl: string },
): Promise<Process> {
  const listed = JSON.parse(readFileSync(join(stateFolder, 'processes.json'), 'utf8'));
  const environ = readFileSync(`/proc/${listed[service].pid}/environ`, 'utf8').split('\0').filter(Boolean);
  const env = Object.fromEntries(
    environ.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const main = join(import.meta.dirname, '..', '..', 'services', service, 'dist', 'main.js');
  const child = spawn(process.execPath, [main], {
    env: { ...env, ...changed },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = Date.now() + START_LIMIT_MS;
  while (!(await isReady(readyUrl))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${service} did not become ready.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, child };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
