import { parseArgs } from 'node:util';
import { isServiceName, SERVICE_NAMES, type ServiceName } from '../../dev/start/services';
import { StartFailure } from '../../process/start-failure';

export type ReleaseOptions = {
  /** In each round these services run as they were, and the others as they are. */
  rounds: readonly (readonly ServiceName[])[];
  /** What "as they were" means; without, what was released last. */
  from: string | undefined;
  /** Whether it is well that nothing was released before, as it is for the first release. */
  mayBeFirst: boolean;
};

const OPTIONS = { from: { type: 'string' }, release: { type: 'string' } } as const;
const USAGE = `npm run try:releases                        each service in turn as it was released last, among the others as they are
npm run try:releases -- --release projects  projects as it is, among the others as they were released last
npm run try:releases -- --from COMMIT       as they were then, and not at their last releases
Names of services (${SERVICE_NAMES.join(', ')}) choose the rounds; funnels+projects is one in which both are as they were.`;

/** @throws StartFailure where they are not understood. */
export function parseReleaseArguments(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = parse(args);
  const { from, release } = values;
  const named = positionals.map(servicesOf);
  if (release === undefined) {
    return { rounds: named.length > 0 ? named : SERVICE_NAMES.map((service) => [service]), from, mayBeFirst: false };
  }
  if (!isServiceName(release) || named.length > 0) throw new StartFailure(USAGE);
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
