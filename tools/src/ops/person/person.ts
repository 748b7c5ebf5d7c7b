import { table } from '../../dev/supervisor/table';
import { serversOf } from '../backup/servers-of';
import type { OpsCommand } from '../command';
import { storesOf } from '../frame/stores-of';
import { parsePersonArguments } from './arguments';
import { personInMongo } from './mongo-person';
import { patternOf } from './pattern';
import { personInPostgres } from './postgres-person';

/** Finds and erases personal data of a frame; docs/how-to/runbooks/person-is-forgotten.md. */
export const person: OpsCommand = async (args, context) => {
  const { action, frameId, values } = parsePersonArguments(args, context);
  const erase = action === 'erase' && !context.isDryRun;
  const found: { service: string; place: string; count: number }[] = [];
  for (const { service, url, isPostgres } of storesOf(serversOf(context.env))) {
    context.say(`${erase ? 'Erasing' : 'Searching'} in ${service}`);
    const places = await (isPostgres ? personInPostgres : personInMongo)(url, {
      frameId,
      pattern: patternOf(values),
      erase,
    });
    found.push(...places.map((one) => ({ service, ...one })));
  }
  const head = ['service', 'where', erase ? 'erased in' : 'found in'];
  const rows = found.map(({ service, place, count }) => [service, place, String(count)]);
  return {
    isOk: true,
    text: rows.length === 0 ? 'Nothing names this person.' : table([head, ...rows]).join('\n'),
    details: { [erase ? 'erased' : 'found']: found },
  };
};
