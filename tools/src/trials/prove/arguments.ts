import { parseArgs } from 'node:util';
import { linkFaults } from '../../dev/links/link';
import { DISKS, type Disk } from '../../dev/servers/small-disks';
import { StartFailure } from '../../process/start-failure';
import { FAULT_NAMES, type FaultName, isFaultName } from './faults/fault-names';
import { SERVERS, type Server } from './faults/process-faults';
import { isProfileName, PROFILE_NAMES, type ProfileName } from './workload/profiles';

export type ProveOptions = {
  readonly seconds: number;
  readonly seed: number;
  readonly faults: readonly FaultName[];
  /** Only links whose name, such as `forms-kafka`, contains this text are disturbed. */
  readonly links: string;
  /** Disks that are filled. */
  readonly disks: readonly Disk[];
  /** Servers that are killed or paused. */
  readonly servers: readonly Server[];
  /** Shifted clocks of services of a new system, as `<service>=<seconds>`. */
  readonly clocks: readonly string[];
  readonly profile: ProfileName;
  /** Sequences of faults at the same time. */
  readonly concurrentFaults: number;
  /** Longest pause between a recovery and the next fault. */
  readonly pauseMs: number;
  /** Replicas of each service of a new system. */
  readonly replicas: number;
  /** Revision of the earlier version for `upgrade`. */
  readonly before: string | undefined;
  /** Tenants at the same time. */
  readonly tenants: number;
  /** Clients of each tenant. */
  readonly clients: number;
  /** Steps of each client. */
  readonly steps: number;
  /** Rounds to execute; without it, as many as the time allows. */
  readonly rounds: number | undefined;
  /** `connection.json` of a running system. Without it, a new system is started. */
  readonly connection: string | undefined;
  /** Program to execute instead of generated ones. */
  readonly program: string | undefined;
  readonly shrink: boolean;
};

const OPTIONS = {
  minutes: { type: 'string' },
  seconds: { type: 'string' },
  seed: { type: 'string' },
  faults: { type: 'string', default: 'none' },
  links: { type: 'string', default: '' },
  disks: { type: 'string', default: DISKS.join(',') },
  servers: { type: 'string', default: SERVERS.join(',') },
  clock: { type: 'string', multiple: true },
  profile: { type: 'string', default: 'mixed' },
  'concurrent-faults': { type: 'string', default: '1' },
  pause: { type: 'string', default: '8' },
  replicas: { type: 'string', default: '1' },
  tenants: { type: 'string', default: '4' },
  clients: { type: 'string', default: '6' },
  steps: { type: 'string' },
  before: { type: 'string' },
  rounds: { type: 'string' },
  connection: { type: 'string' },
  program: { type: 'string' },
  shrink: { type: 'boolean', default: false },
} as const;

/** Setup and final reads are a smaller part of longer programs. With `reads`, most steps use up no code, key or link. */
const stepsOf = (profile: string) => (profile === 'reads' ? 400 : 150);

/** Only root can mount disks, and one replica is not replaced without interruption. */
const OPTED_IN: readonly FaultName[] = ['disk', 'restart', 'upgrade'];

const USAGE = `npm run prove -- --minutes 10 --seed 1 --faults none|all|network|${FAULT_NAMES.join('|')} (several separated by commas)
  --concurrent-faults 1 --pause SECONDS --links TEXT --disks ${DISKS.join(',')} --servers ${SERVERS.join(',')} --clock SERVICE=SECONDS --profile ${PROFILE_NAMES.join('|')} --replicas 1 --before REVISION --tenants 4 --clients 6 --steps 150 --rounds 5 --shrink --program FILE --connection FILE`;

/** @throws StartFailure for invalid arguments. */
export function parseProveArguments(args: readonly string[]): ProveOptions {
  const values = parse(args);
  const { minutes, seconds, links, profile, before, connection, program, shrink } = values;
  const numbers = {
    seconds: Number(seconds ?? Number(minutes ?? 1) * 60),
    seed: Number(values.seed ?? Date.now() % 1_000_000),
    concurrentFaults: Number(values['concurrent-faults']),
    pauseMs: Number(values.pause) * 1_000,
    replicas: Number(values.replicas),
    tenants: Number(values.tenants),
    clients: Number(values.clients),
    steps: Number(values.steps ?? stepsOf(profile)),
  };
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  const isValid = [...Object.values(numbers), rounds ?? 1].every((number) => Number.isInteger(number) && number >= 0);
  if (!isValid || !isProfileName(profile)) throw new StartFailure(USAGE);
  return {
    ...numbers,
    rounds,
    faults: faultsOf(values.faults),
    links,
    disks: namesOf(DISKS, values.disks),
    servers: namesOf(SERVERS, values.servers),
    clocks: values.clock ?? [],
    profile,
    before,
    connection,
    program,
    shrink,
  };
}

function faultsOf(text: string): readonly FaultName[] {
  if (text === 'none') return [];
  if (text === 'all') return FAULT_NAMES.filter((name) => !OPTED_IN.includes(name));
  if (text === 'network') return linkFaults;
  const names = text.split(',');
  if (!names.every(isFaultName)) throw new StartFailure(USAGE);
  return names.filter(isFaultName);
}

/** Those of the known names that a text contains. */
function namesOf<Name extends string>(known: readonly Name[], text: string): readonly Name[] {
  const names = text.split(',');
  const found = known.filter((name) => names.includes(name));
  if (found.length < names.length) throw new StartFailure(USAGE);
  return found;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
