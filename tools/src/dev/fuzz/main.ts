import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { onStop } from '../../process/on-stop';
import { runMain } from '../../process/run-main';
import { installSchemathesis } from '../install/install-schemathesis';
import { loadServersConfig, REPOSITORY } from '../servers/config';
import type { Connection } from '../supervisor/connection';
import { withSystem } from '../test/with-system';
import { fuzzCommand } from './fuzz-command';

const log = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run fuzz`: sends valid and invalid requests, generated from the OpenAPI document, to a new system. */
async function main(): Promise<number> {
  const config = loadServersConfig();
  const { installed, python, env } = config;
  const stopping = new AbortController();
  onStop((reason) => stopping.abort(reason));
  const interpreter = await installSchemathesis({ root: REPOSITORY, installed, python, env, log });
  return withSystem(env, log, async ({ TEST_CONNECTION = '' }) => {
    const { base_url: baseUrl, token }: Connection = JSON.parse(readFileSync(TEST_CONNECTION, 'utf8'));
    const more = process.argv.slice(2);
    return run(fuzzCommand(interpreter, { baseUrl, authorization: `Bearer ${token}`, more }), stopping.signal);
  });
}

function run([program, ...args]: [string, ...string[]], signal: AbortSignal): Promise<number> {
  const child = spawn(program, args, { stdio: 'inherit', signal });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => (signal.aborted ? resolve(1) : reject(error)));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

void runMain(main);
