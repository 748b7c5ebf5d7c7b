import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';
import { isServiceName } from '../start/services';
import type { NewService } from './new-service';

const USAGE = 'npm run new-service -- <name> [--store postgres|mongo]     <name> consists of lowercase letters';
const NAME = /^[a-z]{3,20}$/;
/** Names of other things beside services. */
const RESERVED = ['common', 'ops', 'servers', 'trackway', 'postgres', 'mongo', 'kafka', 'redis', 'databases'];

/** @throws StartFailure with the usage, or if the name is in use. */
export function parseNewService(args: readonly string[]): NewService {
  const { values, positionals } = parse(args);
  const [name = '', ...more] = positionals;
  const { store } = values;
  if (!NAME.test(name) || more.length > 0 || (store !== 'postgres' && store !== 'mongo')) throw new StartFailure(USAGE);
  if (isServiceName(name) || RESERVED.includes(name)) throw new StartFailure(`The name ${name} is in use.`);
  return { name, store };
}

function parse(args: readonly string[]) {
  try {
    const options = { store: { type: 'string', default: 'postgres' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new StartFailure(USAGE);
  }
}
