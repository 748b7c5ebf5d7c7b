import { existsSync, readFileSync } from 'node:fs';
import { kafkaOptions } from '@trackway/messaging';
import { createLogger, loadSettings, settings } from '@trackway/runtime';
import type { KafkaConfig } from 'kafkajs';
import { z } from 'zod';
import { STATE_ROOT } from '../../dev/start/state-folders';
import { type Connection, connectionFile } from '../../dev/supervisor/connection';
import { StartFailure } from '../../process/start-failure';

export interface DlqConfig {
  readonly kafka: KafkaConfig & { readonly brokers: string[] };
  readonly prefix: string;
}

const schema = z.object({
  KAFKA_BROKERS: settings.list,
  TOPIC_PREFIX: z.string().default(''),
  ...settings.kafkaSettings,
});

/** Kafka settings like those of services; default: the brokers of the running system. */
export function loadDlqConfig(env: NodeJS.ProcessEnv, file = connectionFile(STATE_ROOT)): DlqConfig {
  const brokers = env['KAFKA_BROKERS'] ?? (env['KAFKA_BROKERS_FILE'] ? undefined : brokersOf(file));
  const { clientId, access, prefix, ...options } = readOptions({ ...env, KAFKA_BROKERS: brokers });
  return { kafka: { clientId, brokers: [...options.brokers], ...access }, prefix };
}

function readOptions(env: NodeJS.ProcessEnv) {
  try {
    const logger = createLogger({ service: 'dlq', level: 'silent' });
    return kafkaOptions(loadSettings(schema, env), { clientId: 'trackway-dlq', logger });
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
}

function brokersOf(file: string): string {
  if (!existsSync(file))
    throw new StartFailure('No system of this checkout is running. Run npm start, or set KAFKA_BROKERS.');
  const connection: Connection = JSON.parse(readFileSync(file, 'utf8'));
  return connection.servers.kafka_brokers;
}
