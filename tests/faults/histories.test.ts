import { execFile } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(__dirname, '..', '..', 'tools', 'dist', 'trials', 'prove', 'main.js');
/** PROVE_SECONDS=36000 is the nightly size. The default is small. */
const SECONDS = process.env['PROVE_SECONDS'] ?? '15';
const SEED = process.env['PROVE_SEED'] ?? '1';
/** Fewer clients than by default: the host may be slow. */
const LOAD = ['--tenants', '2', '--steps', '40'];
const TIMEOUT_MS = Number(SECONDS) * 1_000 + 400_000;

it(
  'random programs of several tenants keep the guarantees of the API while processes are killed and paused',
  async () => {
    const connection = process.env['TEST_CONNECTION'] ?? '';
    const args = [
      MAIN,
      '--connection',
      connection,
      '--seconds',
      SECONDS,
      '--seed',
      SEED,
      ...LOAD,
      '--faults',
      'kill,pause',
    ];

    const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
      execFile(process.execPath, args, { maxBuffer: 64 * 1_024 * 1_024 }, (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, output: stdout + stderr }),
      );
    });

    process.stdout.write(output);
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  },
  TIMEOUT_MS,
);
