import { parseArgs } from 'node:util';
import { isServiceName, SERVICE_NAMES, type ServiceName } from '../../dev/start/services';
import { StartFailure } from '../../process/start-failure';

export type ReleaseOptions = {
  /** The services that run in their old version in each round. The others run in the current version. */
  rounds: readonly (readonly ServiceName[])[];
  /** The revision of the old version; undefined for the last release. */
  from: string | undefined;
  /** Whether it is valid that no service was released before. */
  mayBeFirst: boolean;
};

const OPTIONS = { from: { type: 'string' }, release: { type: 'string' } } as const;
const USAGE = `npm run try:releases                        the last release of each service in turn, with the current version of the others
npm run try:releases -- --release projects  the current version of projects, with the last releases of the others
npm run try:releases -- --from COMMIT       a commit instead of the last releases
Names of services (${SERVICE_NAMES.join(', ')}) select rounds; funnels+projects is a round with old versions of both.`;

/** @throws StartFailure for invalid arguments. */
export function parseReleaseArguments(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = parse(args);
  const { from, release } = values;
  const selected = positionals.map(servicesOf);
  if (release === undefined) {
    return {
      rounds: selected.length > 0 ? selected : SERVICE_NAMES.map((service) => [service]),
      from,
      mayBeFirst: false,
    };
  }
  if (!isServiceName(release) || selected.length > 0) throw new StartFailure(USAGE);
  return { rounds: [SERVICE_NAMES.filter((service) => service !== release)], from, mayBeFirst: true };
}

function servicesOf(round: string): readonly ServiceName[] {
  const names = round.split('+');
  const services = names.filter(isServiceName);
  if (services.length < names.length) throw new StartFailure(USAGE);
  return services;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    throw new StartFailure(USAGE);
  }
}
