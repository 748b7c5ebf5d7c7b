import { existsSync, readFileSync } from 'node:fs';
import { StartFailure } from '../process/start-failure';
import { STATE_ROOT } from '../start/state-folders';
import { type Connection, connectionFile } from '../supervisor/connection';

export type DlqConfig = { brokers: string[]; prefix: string };

/** KAFKA_BROKERS and TOPIC_PREFIX as services have them; else those of the system that runs from this checkout. */
export function loadDlqConfig(env: NodeJS.ProcessEnv, file = connectionFile(STATE_ROOT)): DlqConfig {
  const brokers = env['KAFKA_BROKERS'] ?? brokersOf(file);
  if (!brokers) throw new StartFailure('Nothing of this checkout is running: npm start, or set KAFKA_BROKERS.');
  return { brokers: brokers.split(','), prefix: env['TOPIC_PREFIX'] ?? '' };
}

function brokersOf(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const connection: Connection = JSON.parse(readFileSync(file, 'utf8'));
  return connection.servers.kafka_brokers;
}
