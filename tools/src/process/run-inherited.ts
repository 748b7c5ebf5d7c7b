import { type SpawnOptions, spawn } from 'node:child_process';

/** Runs a program with the streams of this process, and returns its exit code; 1 if `signal` ended it. */
export function runInherited(
  [program, ...args]: readonly [string, ...string[]],
  { signal, ...options }: Pick<SpawnOptions, 'cwd' | 'env'> & { readonly signal: AbortSignal },
): Promise<number> {
  const child = spawn(program, args, { ...options, stdio: 'inherit', signal });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => (signal.aborted ? resolve(1) : reject(error)));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
