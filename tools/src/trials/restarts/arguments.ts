import { parseArgs } from 'node:util';
import { isServiceName, SERVICE_NAMES, type ServiceName } from '../../dev/start/services';
import { StartFailure } from '../../process/start-failure';

export type RestartOptions = {
  services: readonly ServiceName[];
  /** Rolling restarts of each service. */
  restarts: number;
  /** Times that a process of each service is killed. */
  kills: number;
  /** Requests a second. */
  rate: number;
  /** Services that are restarted, or killed, at the same time. */
  concurrency: number;
};

const OPTIONS = {
  restarts: { type: 'string', default: '100' },
  kills: { type: 'string', default: '10' },
  rate: { type: 'string', default: '200' },
  concurrency: { type: 'string', default: '1' },
} as const;

/** @throws StartFailure for invalid arguments. */
export function parseRestartsArguments(args: readonly string[]): RestartOptions {
  const { values, positionals } = parse(args);
  const services = positionals.filter(isServiceName);
  const numbers = {
    restarts: Number(values.restarts),
    kills: Number(values.kills),
    rate: Number(values.rate),
    concurrency: Number(values.concurrency),
  };
  const isValid = Object.values(numbers).every((number) => number >= 0) && numbers.concurrency >= 1;
  if (services.length < positionals.length || !isValid) {
    throw new StartFailure(
      `npm run try:restarts -- --restarts 100 --kills 10 --rate 200 --concurrency 1, and any of ${SERVICE_NAMES.join(', ')} (all).`,
    );
  }
  return { services: services.length > 0 ? services : SERVICE_NAMES, ...numbers };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new StartFailure(`npm run try:restarts: ${error instanceof Error ? error.message : error}`);
  }
}
