import { mkdirSync } from 'node:fs';
import { runMain } from '../../process/run-main';
import { Secrets } from '../servers/secrets';
import { STATE_ROOT } from '../start/state-folders';
import { createToken } from './create-token';
import { parseTokenArguments } from './token-arguments';

/** `npm run token`: prints only an access token to standard output. */
async function main(): Promise<undefined> {
  const claims = parseTokenArguments(process.argv.slice(2));
  mkdirSync(STATE_ROOT, { recursive: true, mode: 0o700 });
  process.stdout.write(`${createToken(new Secrets(STATE_ROOT).get('token'), claims)}\n`);
}

void runMain(main);
