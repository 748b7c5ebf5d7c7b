#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Context } from './context';
import { EXIT } from './exit-codes';
import { profileStore } from './profiles/profile-store';
import { run } from './run';

const { env, stdin, stdout, stderr } = process;
const { version }: { version: string } = JSON.parse(readFileSync(join(__dirname, '..', 'package.json'), 'utf8'));
const stopping = new AbortController();

/** Aborts the command, which can still clean up. */
function stop(exitCode: number): void {
  if (stopping.signal.aborted) return;
  process.exitCode = exitCode;
  stopping.abort(new Error('Stopped.'));
  stdin.destroy();
}

for (const [name, exitCode] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const, ['SIGHUP', 129] as const]) {
  process.once(name, () => stop(exitCode));
}
stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (stopping.signal.aborted) return;
  // The reader of the output may close it early, as `head` does.
  if (code === 'EPIPE') return stop(EXIT.success);
  stderr.write(`The output cannot be written: ${message}\n`);
  stop(EXIT.failure);
});

const context: Context = {
  terminal: {
    out: (line) => void stdout.write(`${line}\n`),
    outBytes: (bytes) => void stdout.write(bytes),
    err: (message) => void stderr.write(message),
    isInteractive: stderr.isTTY === true && !env['CI'],
    hasColors: stdout.isTTY === true && !env['NO_COLOR'],
    readInput: () => {
      if (stdin.isTTY) stderr.write('Reading standard input. Press Ctrl-D on an empty line to end it.\n');
      return text(stdin);
    },
  },
  profiles: profileStore(
    join(env['XDG_CONFIG_HOME'] || join(env['HOME'] ?? '.', '.config'), 'trackway', 'credentials.json'),
  ),
  env,
  signal: stopping.signal,
  version,
  fetch: globalThis.fetch,
};

void run(process.argv.slice(2), context).then((code) => {
  process.exitCode ??= code;
});
