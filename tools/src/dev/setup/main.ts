import { runMain } from '../../process/run-main';
import { loadServersConfig } from '../servers/config';
import { installServers } from './install-servers';

/** Runs before commands that start servers, while tools/bootstrap.mjs holds the installation lock. */
async function main(): Promise<undefined> {
  await installServers(loadServersConfig(), (line) => process.stderr.write(`${line}\n`));
}

void runMain(main);
