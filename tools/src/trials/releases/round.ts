import { REPOSITORY } from '../../dev/servers/config';
import type { ServiceName } from '../../dev/start/services';
import { connectionFile } from '../../dev/supervisor/connection';
import { runJest } from '../../dev/test/run-jest';
import type { TrialSystem } from '../system/trial-system';
import { deadLetteredSince } from './dead-letters';

/** Tests of features that the last releases contain. Tests of newer features would fail with old versions. */
const JOURNEYS = [
  'tests/journey.test.ts',
  'tests/(projects|groups|search|forms|forms-answers|funnels|rules|webhooks|channels|channels-sending).test.ts',
  'tests/(spreadsheets|spreadsheets-exports|imported-projects).test.ts',
];

/** Runs the tests while some services run in their old version. True if they pass, and no event was dead-lettered. */
export async function runRound(
  { services, connection }: TrialSystem,
  old: readonly ServiceName[],
  roots: ReadonlyMap<ServiceName, string>,
  log: (line: string) => void,
): Promise<boolean> {
  log(`\n${old.join(', ')} in the old version, the others in the current version`);
  await restart(services, old, (service) => roots.get(service) ?? REPOSITORY);
  const env = { ...process.env, TEST_CONNECTION: connectionFile(connection.state_folder) };
  const { failed } = await runJest('outside', { args: JOURNEYS, env, stopped: new AbortController().signal, log });
  await restart(services, old, () => REPOSITORY);
  const deadLettered = await deadLetteredSince(connection.servers.kafka_brokers);
  for (const line of deadLettered) log(line);
  return failed === 0 && deadLettered.length === 0;
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
