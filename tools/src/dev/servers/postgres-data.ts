import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../../process/start-failure';

const run = promisify(execFile);

/** Creates the data folder of PostgreSQL if it does not exist. An incomplete one is created again. */
export async function preparePostgresData(options: {
  binaries: string;
  data: string;
  password: string;
  within: readonly string[];
  durable: boolean;
  env: NodeJS.ProcessEnv;
}): Promise<void> {
  const { binaries, data, password, within, durable } = options;
  if (existsSync(join(data, 'PG_VERSION'))) return removeStaleLock(data);
  const unfinished = `${data}.new`;
  const passwordFile = `${data}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    // The builtin locale supports Unicode and is the same on every host.
    const [file = '', ...args] = [
      ...within,
      join(binaries, 'initdb'),
      ...['-D', unfinished, '-U', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256', '-E', 'UTF8'],
      ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...(durable ? [] : ['--no-sync']),
    ];
    await run(file, args, { env: options.env });
    renameSync(unfinished, data);
  } catch (error) {
    const message = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new StartFailure(`PostgreSQL could not create its data folder ${data}: ${message}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** The lock file remains after SIGKILL. If another process reuses its pid, PostgreSQL would not start. */
function removeStaleLock(data: string): void {
  const lock = join(data, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  const commandLine = `/proc/${pid}/cmdline`;
  if (existsSync(commandLine) && !readFileSync(commandLine, 'latin1').includes(data)) rmSync(lock);
}
