import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';
import { isServiceName, SERVICE_NAMES, type ServiceName } from '../start/services';

export type SupervisorOptions = {
  /** The state folder; default: the first free one of this checkout. */
  state: string | undefined;
  /** True if the demo frame is created. */
  seed: boolean;
  /** True if the demo frame gets 200 projects, which are created after the start. */
  portfolio: boolean;
  /** One service, with the gateway and fakes of its peer services; undefined starts the whole system. */
  only: ServiceName | undefined;
  /** Connects processes by links that can be disturbed. */
  links: boolean;
  /** Puts data of servers and files on disks that can be filled. */
  smallDisks: boolean;
  /** Offsets of the clocks of services in milliseconds. */
  clocks: ReadonlyMap<ServiceName, number>;
  /** Prints errors only. */
  quiet: boolean;
};

const OPTIONS = {
  state: { type: 'string' },
  'no-seed': { type: 'boolean', default: false },
  'no-portfolio': { type: 'boolean', default: false },
  links: { type: 'boolean', default: false },
  'small-disks': { type: 'boolean', default: false },
  clock: { type: 'string', multiple: true },
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
  const [smallDisks, clocks] = [values['small-disks'], clocksOf(values.clock ?? [])];
  const [seed, portfolio] = [!values['no-seed'], !values['no-portfolio']];
  return { state, quiet, links, smallDisks, clocks, seed, portfolio, only };
}

function clocksOf(given: readonly string[]): ReadonlyMap<ServiceName, number> {
  return new Map(
    given.map((one) => {
      const [, name = '', seconds = ''] = /^(\w+)=([+-]?\d+)$/.exec(one) ?? [];
      if (!isServiceName(name))
        throw new StartFailure('npm start -- --clock takes <service>=<seconds>, such as forms=-90.');
      return [name, Number(seconds) * 1_000];
    }),
  );
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
