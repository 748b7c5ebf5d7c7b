import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceName } from '../../dev/start/services';
import { writeConnection } from '../../dev/supervisor/connection';
import { runMain } from '../../process/run-main';
import { StartFailure } from '../../process/start-failure';
import { startTrialSystem } from '../system/trial-system';
import { parseReleaseArguments } from './arguments';
import { lastRelease, PastCheckouts } from './past-checkouts';
import { isRoundWell } from './round';

const log = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run try:releases`: services of two versions beside each other, on databases of the newer one. Ends with 1 where a round fails. */
async function main(): Promise<number> {
  const { rounds, from, mayBeFirst } = parseReleaseArguments(process.argv.slice(2));
  const past = new Map<ServiceName, string>();
  for (const service of new Set(rounds.flat())) {
    const revision = from ?? lastRelease(service);
    if (revision === undefined) log(`${service} has not been released yet and is skipped`);
    else past.set(service, revision);
  }
  if (past.size === 0 && mayBeFirst) return 0;
  if (past.size === 0) throw new StartFailure('Nothing was released yet: name a commit by --from.');
  const folder = mkdtempSync(join(tmpdir(), 'trackway-releases-'));
  const checkouts = new PastCheckouts(folder, log);
  let failures: string[] | undefined;
  try {
    const roots = new Map<ServiceName, string>();
    for (const [service, revision] of past) roots.set(service, await checkouts.rootOf(revision, service));
    failures = await tryAll(rounds, roots, join(folder, 'system'));
    log(failures.length === 0 ? 'Old and new get along.' : `Old and new do not get along: ${failures.join('; ')}`);
    return failures.length === 0 ? 0 : 1;
  } finally {
    checkouts.remove();
    const said = join(folder, 'system', 'logs');
    if (failures?.length === 0 || !existsSync(said)) rmSync(folder, { recursive: true, force: true });
    else log(`What the services said is in ${said}`);
  }
}

/** @returns the rounds that have failed, by those that were old in them. */
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
      if (old.length > 0 && !(await isRoundWell(system, old, roots, log))) failures.push(old.join(' and '));
    }
    return failures;
  } finally {
    await system.stop();
  }
}

void runMain(main);
