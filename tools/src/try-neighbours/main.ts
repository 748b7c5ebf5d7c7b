import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from '../process/run-main';
import { StartFailure } from '../process/start-failure';
import { REPOSITORY } from '../servers/config';
import type { ServiceName } from '../start/services';
import { connectionFile, writeConnection } from '../supervisor/connection';
import { runJest } from '../test/run-jest';
import { startTrialSystem, type TrialSystem } from '../trial/trial-system';
import { type NeighboursAsked, parseNeighboursArguments } from './arguments';
import { lastRelease, PastCheckouts } from './past-checkouts';

/** What clients did before the last release and must still be able to. Tests of what is new would ask too much of what is old. */
const JOURNEYS = ['tests/journey.test.ts', 'tests/(funnels|forms|groups).test.ts'];
const log = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run try:neighbours`: services of two versions beside each other, on databases of the newer one. Ends with 1 where a journey fails. */
async function main(): Promise<number> {
  const { rounds, from, mayBeFirst }: NeighboursAsked = parseNeighboursArguments(process.argv.slice(2));
  const past = new Map(
    [...new Set(rounds.flat())].flatMap((service) => {
      const revision = from ?? lastRelease(service);
      if (revision === undefined) log(`${service} has not been released yet, and so nobody has it as it was`);
      return revision === undefined ? [] : [[service, revision] as const];
    }),
  );
  if (past.size === 0 && mayBeFirst) return 0;
  if (past.size === 0) throw new StartFailure('Nothing was released yet: name a commit by --from.');
  const folder = mkdtempSync(join(tmpdir(), 'trackway-neighbours-'));
  const checkouts = new PastCheckouts(folder, log);
  try {
    const roots = new Map<ServiceName, string>();
    for (const [service, revision] of past) roots.set(service, await checkouts.rootOf(revision, service));
    const stateFolder = join(folder, 'system');
    const env = { ...process.env, CHECK_RESPONSES: 'true' };
    const system = await startTrialSystem({ stateFolder, replicas: 1, env, log });
    try {
      writeConnection(stateFolder, system.connection);
      let failures = 0;
      for (const old of rounds) failures += await journeys(system, old, roots, connectionFile(stateFolder));
      log(failures === 0 ? 'Old and new get along.' : `${failures} rounds have failed.`);
      return failures === 0 ? 0 : 1;
    } finally {
      await system.stop();
    }
  } finally {
    checkouts.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns 1 where a journey failed. */
async function journeys(
  { services }: TrialSystem,
  old: readonly ServiceName[],
  roots: ReadonlyMap<ServiceName, string>,
  connection: string,
): Promise<number> {
  const changed = old.filter((service) => roots.has(service));
  if (changed.length === 0) return 0;
  log(`\n${changed.join(', ')} as before, the others as they are now`);
  await restart(services, changed, (service) => roots.get(service) ?? REPOSITORY);
  const env = { ...process.env, TEST_CONNECTION: connection };
  const { failed } = await runJest('outside', { args: JOURNEYS, env, stopped: new AbortController().signal, log });
  await restart(services, changed, () => REPOSITORY);
  return failed === 0 ? 0 : 1;
}

async function restart(
  services: TrialSystem['services'],
  names: readonly ServiceName[],
  rootOf: (service: ServiceName) => string,
): Promise<void> {
  for (const name of names) {
    for (const replica of services[name].replicas) {
      await replica.stop();
      await replica.start(rootOf(name));
    }
  }
}

void runMain(main);
