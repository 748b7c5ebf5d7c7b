import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const EXAMPLES = join(__dirname, '../../examples');

export interface Program {
  readonly port: number;
  kill(): Promise<void>;
}

/** Runs a program of an example: `src/main` is the connector, `fake/main` its fake provider. */
export async function startProgram(
  example: string,
  program: 'src' | 'fake',
  env: Record<string, string>,
): Promise<Program> {
  const child: ChildProcess = spawn(process.execPath, [join(EXAMPLES, example, 'dist', program, 'main.js')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    if (output.includes('\n')) break;
  }
  const port = Number(/listening on (\d+)/.exec(output)?.[1]);
  if (!port) throw new Error(`${example}/${program} did not start: ${output}`);
  return {
    port,
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Controls a fake provider. */
export function controlOf(port: number) {
  const url = `http://127.0.0.1:${port}/control`;
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  return {
    /** A customer writes a message. */
    write: (message: object) => post('messages', message),
    fail: (failure: { status: number; times: number }) => post('failures', failure),
    /** What customers got. */
    sent: async (): Promise<Record<string, string>[]> => JSON.parse(await (await fetch(`${url}/sent`)).text()).messages,
  };
}
