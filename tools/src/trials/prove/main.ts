import { readFileSync } from 'node:fs';
import { loadServersConfig } from '../../dev/servers/config';
import { withSystem } from '../../dev/test/with-system';
import { onStop } from '../../process/on-stop';
import { runMain } from '../../process/run-main';
import { parseProveArguments } from './arguments';
import { isLinkFault } from './faults/fault-names';
import { prove } from './prove';
import { withReplicas } from './with-replicas';

const log = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run prove` executes random programs of several tenants through the API, with faults, and compares what was
 * observed with what the API guarantees. Exits with 1 if it finds a violation.
 */
async function main(): Promise<number> {
  const options = parseProveArguments(process.argv.slice(2));
  const stopping = new AbortController();
  onStop((reason) => stopping.abort(reason));
  const run = async (file: string) => {
    const connection = JSON.parse(readFileSync(file, 'utf8'));
    return (await prove(options, { connection, stopped: stopping.signal, log })) === 0 ? 0 : 1;
  };
  if (options.connection !== undefined) return run(options.connection);
  if (options.replicas > 1) {
    return withReplicas(options, log, async ({ connection, services, migrate }, pastRoot) => {
      const replicas = { services, migrate, pastRoot };
      const violations = await prove(options, { connection, replicas, stopped: stopping.signal, log });
      return violations === 0 ? 0 : 1;
    });
  }
  const links = options.faults.some(isLinkFault) ? ['--links'] : [];
  const disks = options.faults.includes('disk') ? ['--small-disks'] : [];
  const clocks = options.clocks.flatMap((clock) => ['--clock', clock]);
  const args = [...links, ...disks, ...clocks];
  return withSystem(loadServersConfig().env, log, ({ TEST_CONNECTION = '' }) => run(TEST_CONNECTION), {
    args,
    traces: false,
  });
}

void runMain(main);
