import { table } from '../../dev/supervisor/table';
import { runMain } from '../../process/run-main';
import { serversOf } from '../backup/servers-of';
import { storesOf } from '../frame/stores-of';
import { parsePersonArguments } from './arguments';
import { personInMongo } from './mongo-person';
import { patternOf } from './pattern';
import { personInPostgres } from './postgres-person';

/** `npm run person`: finds and erases personal data of a frame; docs/how-to/runbooks/person-is-forgotten.md. */
async function main(): Promise<undefined> {
  const { action, frameId, values } = parsePersonArguments(process.argv.slice(2));
  const person = { frameId, pattern: patternOf(values), erase: action === 'erase' };
  const rows: string[][] = [];
  for (const { service, url, isPostgres } of storesOf(serversOf(process.env))) {
    const found = await (isPostgres ? personInPostgres : personInMongo)(url, person);
    rows.push(...found.map(({ place, count }) => [service, place, String(count)]));
  }
  const head = ['service', 'where', action === 'erase' ? 'erased in' : 'found in'];
  process.stdout.write(rows.length === 0 ? 'Nothing names this person.\n' : `${table([head, ...rows]).join('\n')}\n`);
}

void runMain(main);
