import { spawn } from 'node:child_process';
import { dieWithParent } from '../../process/die-with-parent';
import { StartFailure } from '../../process/start-failure';

const LAST_LINES = 15;

/** Runs an installer silently. The error contains the end of its output. */
export function runInstaller(
  command: readonly [string, ...string[]],
  options: { what: string; advice: string; env: NodeJS.ProcessEnv },
): Promise<void> {
  const [file, ...args] = dieWithParent(command, 'SIGKILL');
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env: options.env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });
  }
  return new Promise((resolve, reject) => {
    const fail = (why: string) =>
      reject(
        new StartFailure(
          `${options.what} failed (${why}). ${options.advice}\n${output.trim().split('\n').slice(-LAST_LINES).join('\n')}`,
        ),
      );
    child.once('error', (error) => fail(error.message));
    child.once('close', (code) => (code === 0 ? resolve() : fail(`code ${code}`)));
  });
}
