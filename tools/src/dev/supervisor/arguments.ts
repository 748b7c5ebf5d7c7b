import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';
import { isServiceName, SERVICE_NAMES, type ServiceName } from '../start/services';

export type SupervisorOptions = {
  /** The state folder; default: the first free one of this checkout. */
  state: string | undefined;
  /** True if the demo frame is created. */
  seed: boolean;
  /** One service, with the gateway and fakes of its peer services; undefined starts the whole system. */
  only: ServiceName | undefined;
  /** Connects processes by links that can be disturbed. */
  links: boolean;
  /** Prints errors only. */
  quiet: boolean;
};

const OPTIONS = {
  state: { type: 'string' },
  'no-seed': { type: 'boolean', default: false },
  links: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
} as const;

export function parseSupervisorArguments(args: readonly string[]): SupervisorOptions {
  const { values, positionals } = parse(args);
  const [only, ...more] = positionals;
  if (more.length > 0 || (only !== undefined && !isServiceName(only))) {
    throw new StartFailure(
      `npm start -- <service> takes one of ${SERVICE_NAMES.join(', ')}; without it, all are started.`,
    );
  }
  const { state, quiet, links } = values;
  return { state, quiet, links, seed: !values['no-seed'], only };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: OPTIONS,
    });
  } catch (error) {
    throw new StartFailure(`npm start: ${error instanceof Error ? error.message : error}`);
  }
}
