import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../dev/servers/config';
import { Secrets } from '../../dev/servers/secrets';
import type { Connection } from '../../dev/supervisor/connection';
import { StartFailure } from '../../process/start-failure';
import type { OperationsUrls } from '../system/recovery';
import type { ProveOptions } from './arguments';
import type { Tenant } from './client/tenant';
import { WebhookReceiver } from './client/webhook-receiver';
import { executeRound, type RoundResult } from './execute-round';
import { executeRounds } from './execute-rounds';
import { hasSmallDisks } from './faults/disk-faults';
import { isLinkFault } from './faults/fault-names';
import { FaultSchedule } from './faults/fault-schedule';
import { ReplicaFaults, type Replicas } from './faults/replica-faults';
import type { Program } from './history/step';
import { RecoveryMonitor } from './recovery-monitor';
import { renderTest } from './render-test';
import { describeSummary, describeViolation, type RoundSummary, summarize, summaryOf } from './report';
import { RunningRounds } from './running-rounds';
import { shrink } from './shrink';
import { generateProgram } from './workload/generate';

const MAX_DESCRIBED = 5;
const PROGRESS_INTERVAL_MS = 60_000;
/** Seeds of rounds are this far from those of the next run. */
const MAX_ROUNDS = 10_000;

const NO_LINKS = 'The system has no links that can be disturbed. Start it with npm start -- --links.';
const NO_REPLICAS = 'Rolling restarts and upgrades need --replicas 2 or more.';
const NO_BEFORE = 'Rolling upgrades need an earlier version: --before REVISION.';
const NO_DISKS = 'The system has no disks that can be filled. Start it with npm start -- --small-disks.';

export type ProveContext = {
  readonly connection: Connection;
  readonly stopped: AbortSignal;
  readonly log: (line: string) => void;
  /** The replicas of each service, if there are several. */
  readonly replicas?: Replicas;
};

/** Executes rounds with faults, and reports what the checks find. Returns the number of violations. */
export async function prove(options: ProveOptions, context: ProveContext): Promise<number> {
  const { connection, log } = context;
  const { faults, seed } = options;
  log(`seed ${seed}, profile ${options.profile}, faults: ${faults.join(', ') || 'none'}`);
  assertPossible(options, context);
  const receiver = await new WebhookReceiver().start();
  const recovery = new RecoveryMonitor(operationsUrls(connection));
  const schedule = scheduleFaults(options, context);
  const startedAt = Date.now();
  try {
    const results = await executePrograms(options, { ...context, receiver, recovery });
    const summary = summarize(results, (Date.now() - startedAt) / 1_000);
    log(describeSummary(summary, schedule.injected));
    if (summary.violations > 0) log(`The logs of the services are in ${storeLogs(connection)}`);
    return summary.violations;
  } finally {
    await schedule.stop();
    await recovery.stop();
    await receiver.stop();
  }
}

/** @throws StartFailure if the system was not started as a fault requires */
function assertPossible({ faults }: ProveOptions, { connection, replicas }: ProveContext): void {
  if (connection.links_url === undefined && faults.some(isLinkFault)) throw new StartFailure(NO_LINKS);
  const needsReplicas = faults.includes('restart') || faults.includes('upgrade');
  if (needsReplicas && !replicas) throw new StartFailure(NO_REPLICAS);
  if (faults.includes('upgrade') && !replicas?.pastRoot) throw new StartFailure(NO_BEFORE);
  if (faults.includes('disk') && !hasSmallDisks(connection.state_folder)) throw new StartFailure(NO_DISKS);
}

function scheduleFaults(options: ProveOptions, { connection, replicas }: ProveContext): FaultSchedule {
  // Faults of replicas end when all replicas are ready.
  const services = replicas ? {} : operationsUrls(connection);
  const { state_folder: stateFolder, links_url: linksUrl } = connection;
  const replicaFaults = replicas && new ReplicaFaults(replicas);
  return new FaultSchedule({ ...options, stateFolder, linksUrl, replicas: replicaFaults, services });
}

function operationsUrls({ services }: Connection): OperationsUrls {
  return Object.fromEntries(Object.entries(services).map(([name, { operations }]) => [name, operations]));
}

type RoundsContext = ProveContext & { readonly receiver: WebhookReceiver; readonly recovery: RecoveryMonitor };

async function executePrograms(options: ProveOptions, context: RoundsContext): Promise<RoundSummary[]> {
  const running = new RunningRounds<Tenant>();
  const execute = executor(context, running);
  const summaries: RoundSummary[] = [];
  const progress = setInterval(
    () => context.log(`${running.takeCount()} operations in the last minute`),
    PROGRESS_INTERVAL_MS,
  );
  await executeRounds({
    tenants: options.program === undefined ? options.tenants : 1,
    next: programsOf(options, context.stopped),
    execute,
    onResult: async (result) => {
      summaries.push(summaryOf(result));
      if (result.violations.length > 0) await report(result, options.shrink ? execute : undefined, context.log);
    },
  }).finally(() => clearInterval(progress));
  return summaries;
}

/** The given program, or generated ones until the time is over. */
function programsOf(options: ProveOptions, stopped: AbortSignal): () => Program | undefined {
  if (options.program !== undefined) {
    const given = [readProgram(options.program)];
    return () => given.pop();
  }
  const deadline = Date.now() + options.seconds * 1_000;
  let next = 0;
  return () => {
    if (next >= (options.rounds ?? MAX_ROUNDS) || Date.now() >= deadline || stopped.aborted) return undefined;
    return generateProgram({ ...options, seed: options.seed * MAX_ROUNDS + next++ });
  };
}

type Execute = (program: Program, onProgramEnd?: () => void) => Promise<RoundResult>;

function executor({ connection, receiver, recovery }: RoundsContext, running: RunningRounds<Tenant>): Execute {
  const tokenSecret = new Secrets(connection.state_folder).get('token');
  return (program, onProgramEnd) =>
    executeRound(program, {
      baseUrl: connection.base_url,
      tokenSecret,
      receiver,
      recovery,
      others: () => running.tenants,
      onBegin: (tenant) => running.begin(tenant),
      onProgramEnd,
      onEnd: (tenant) => running.end(tenant),
    });
}

/** Stores the program, and with `execute` a smaller one that shows the first violation. */
async function report({ program, violations }: RoundResult, execute: Execute | undefined, log: ProveContext['log']) {
  log(`${program.marker}: ${violations.length} violations. npm run prove -- --program ${store(program, '')}`);
  for (const violation of violations.slice(0, MAX_DESCRIBED)) log(`  ${describeViolation(violation)}`);
  if (execute === undefined) return;
  const [first] = violations;
  const small = await shrink(program, async (candidate) => {
    const { violations: found } = await execute(candidate);
    return found.some(({ check }) => check === first?.check);
  });
  log(`Reduced to ${small.clients.flat().length} steps: npm run prove -- --program ${store(small, '-small')}`);
  log(renderTest(small));
}

function store(program: Program, suffix: string): string {
  const folder = join(REPOSITORY, '.local', 'prove');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${program.seed}${suffix}.json`);
  writeFileSync(file, JSON.stringify(program));
  return file;
}

/** The state folder of the system is removed when this process exits. */
function storeLogs({ state_folder }: Connection): string {
  const folder = join(REPOSITORY, '.local', 'prove', 'logs');
  cpSync(join(state_folder, 'logs'), folder, { recursive: true });
  return folder;
}

function readProgram(file: string): Program {
  return JSON.parse(readFileSync(file, 'utf8'));
}
