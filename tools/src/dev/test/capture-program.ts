import { spawn } from 'node:child_process';
import { dieWithParent } from '../../process/die-with-parent';
import type { Outcome } from './run-program';

type CaptureOptions = { cwd: string; env: NodeJS.ProcessEnv; stopped: AbortSignal };

/** Runs a program and returns its exit code with the output of both streams. */
export function captureProgram(
  command: readonly [string, ...string[]],
  { cwd, env, stopped }: CaptureOptions,
): Promise<Outcome> {
  const [file, ...args] = dieWithParent(command, 'SIGKILL');
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const end = () => child.kill('SIGTERM');
  stopped.addEventListener('abort', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      stopped.removeEventListener('abort', end);
      resolve({ code: code ?? 1, output });
    });
  });
}
