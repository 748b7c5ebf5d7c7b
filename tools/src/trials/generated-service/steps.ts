import { spawn } from 'node:child_process';
import { StartFailure } from '../../process/start-failure';

const LAST_CHARACTERS = 4_000;

/** Runs a command in a folder. @throws StartFailure with the end of its output. */
export async function run(cwd: string, command: string, ...args: readonly string[]): Promise<string> {
  const title = [command, ...args].join(' ');
  const startedAt = Date.now();
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new StartFailure(`${title} ended with code ${code}.\n${output.slice(-LAST_CHARACTERS)}`);
  process.stdout.write(`${title}: ${((Date.now() - startedAt) / 1_000).toFixed(0)} s\n`);
  return output;
}
