import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceName } from '../../dev/start/services';
import { writeConnection } from '../../dev/supervisor/connection';
import { runMain } from '../../process/run-main';
import { StartFailure } from '../../process/start-failure';
import { lastRelease, PastCheckouts } from '../system/past-checkouts';
import { startTrialSystem } from '../system/trial-system';
import { parseReleaseArguments } from './arguments';
import { runRound } from './round';

const log = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run try:releases` runs services of two versions together, with migrated databases. Exits with 1 if a round fails. */
async function main(): Promise<number> {
  const { rounds, from, mayBeFirst } = parseReleaseArguments(process.argv.slice(2));
  const past = new Map<ServiceName, string>();
  for (const service of new Set(rounds.flat())) {
    const revision = from ?? lastRelease(service);
    if (revision === undefined) log(`${service} has not been released yet and is skipped`);
    else past.set(service, revision);
  }
  if (past.size === 0 && mayBeFirst) return 0;
  if (past.size === 0) throw new StartFailure('There are no releases yet: pass a commit with --from.');
  const folder = mkdtempSync(join(tmpdir(), 'trackway-releases-'));
  const checkouts = new PastCheckouts(folder, log);
  let failures: string[] | undefined;
  try {
    const roots = new Map<ServiceName, string>();
    for (const [service, revision] of past) roots.set(service, await checkouts.rootOf(revision, service));
    failures = await tryAll(rounds, roots, join(folder, 'system'));
    log(
      failures.length === 0
        ? 'Old and new versions are compatible.'
        : `Incompatible old versions: ${failures.join('; ')}`,
    );
    return failures.length === 0 ? 0 : 1;
  } finally {
    checkouts.remove();
    const logs = join(folder, 'system', 'logs');
    if (failures?.length === 0 || !existsSync(logs)) rmSync(folder, { recursive: true, force: true });
    else log(`The logs of the services are in ${logs}`);
  }
}

/** @returns the failed rounds, by their old services. */
async function tryAll(
  rounds: readonly (readonly ServiceName[])[],
  roots: ReadonlyMap<ServiceName, string>,
  stateFolder: string,
): Promise<string[]> {
  const env = { ...process.env, CHECK_RESPONSES: 'true' };
  const system = await startTrialSystem({ stateFolder, replicas: 1, sharedIdentities: true, env, log });
  const failures: string[] = [];
  try {
    writeConnection(stateFolder, system.connection);
    for (const round of rounds) {
      const old = round.filter((service) => roots.has(service));
      if (old.length > 0 && !(await runRound(system, old, roots, log))) failures.push(old.join(' and '));
    }
    return failures;
  } finally {
    await system.stop();
  }
}

void runMain(main);
