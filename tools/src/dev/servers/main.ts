import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { onStop } from '../../process/on-stop';
import { runMain } from '../../process/run-main';
import { startServers } from './start-servers';

/** Runs only the servers until it is stopped, and prints their addresses as one line of JSON. */
async function main(): Promise<undefined> {
  const { values } = parseArgs({
    options: { state: { type: 'string' }, durable: { type: 'boolean', default: false } },
  });
  const stopped = new Promise<string>((resolve) => onStop(resolve));
  const stateFolder = values.state ? resolve(values.state) : mkdtempSync(join(tmpdir(), 'trackway-servers-'));
  const servers = await startServers({
    stateFolder,
    durable: values.durable,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const { stop, ...addresses } = servers;
  process.stdout.write(`${JSON.stringify({ ...addresses, stateFolder })}\n`);
  const alive = setInterval(() => undefined, 1_000_000);
  await stopped;
  clearInterval(alive);
  await stop();
  if (!values.state) rmSync(stateFolder, { recursive: true, force: true });
}

void runMain(main);
