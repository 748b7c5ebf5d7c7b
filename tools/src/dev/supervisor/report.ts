import { join } from 'node:path';
import type { Connection } from './connection';
import { readLimits } from './limits';
import { sampleCommands } from './sample-commands';
import type { RunningService } from './service-process';
import { table } from './table';

/** The report of a ready system: addresses, a token, rate limits, and commands to try. */
export async function report(facts: {
  connection: Connection;
  services: readonly RunningService[];
  totalMs: number;
}): Promise<string> {
  const { connection, services, totalMs } = facts;
  const { base_url, token, frame_id, state_folder, servers } = connection;
  const names = services.map(({ name }) => name);
  return [
    '',
    `Trackway is ready after ${(totalMs / 1000).toFixed(1)} s`,
    '',
    ...table([
      ['', 'HTTP', 'gRPC', 'ready after'],
      ...services.map(({ name, readyMs }) => {
        const address = connection.services[name];
        return [name, address?.http ?? '', address?.grpc ?? '', `${readyMs} ms`];
      }),
    ]),
    '',
    ...table([
      ['PostgreSQL', withoutPassword(servers.postgres_url)],
      ['MongoDB', withoutPassword(servers.mongodb_url)],
      ['Kafka', servers.kafka_brokers],
    ]),
    '',
    `Console        ${base_url}/console`,
    `Documentation  ${base_url}/docs`,
    `Limits         ${await readLimits(connection)}`,
    `Logs           ${join(state_folder, 'logs')} (npm run logs -- projects)`,
    `Demo frame     ${frame_id}`,
    `Demo token     ${token}`,
    '',
    'Try:',
    ...sampleCommands(connection, names).map((line) => `  ${line}`),
    '',
    'Ctrl-C stops everything. Your data is available again after the next start; npm run reset deletes it.',
    '',
  ].join('\n');
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return url;
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}
