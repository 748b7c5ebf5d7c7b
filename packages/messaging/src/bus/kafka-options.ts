import type { Logger } from '@trackway/runtime';
import type { KafkaConfig, SASLOptions } from 'kafkajs';

export interface KafkaOptions {
  readonly brokers: readonly string[];
  readonly clientId: string;
  /** Prefix of all topics and groups, so that several systems can share one broker. */
  readonly prefix: string;
  /** Partitions of topics that are created. Default: `topicSettings.partitions`. */
  readonly partitions?: number;
  /** Time without heartbeats after which a consumer has left its group. Default: 15. */
  readonly sessionSeconds?: number;
  readonly logger: Logger;
  /** TLS and login for the brokers. */
  readonly access?: Pick<KafkaConfig, 'ssl' | 'sasl'>;
}

/** Settings for Kafka, used by every service. */
interface KafkaSettings {
  readonly KAFKA_BROKERS: readonly string[];
  readonly KAFKA_TLS: boolean;
  readonly KAFKA_CA?: string | undefined;
  readonly KAFKA_MECHANISM: 'plain' | 'scram-sha-256' | 'scram-sha-512';
  readonly KAFKA_USERNAME?: string | undefined;
  readonly KAFKA_PASSWORD?: string | undefined;
  readonly TOPIC_PREFIX: string;
  /** Absent in processes that create no topics. */
  readonly TOPIC_PARTITIONS?: number | undefined;
  /** Absent in processes that consume nothing. */
  readonly KAFKA_SESSION_SECONDS?: number | undefined;
}

/** @throws Error if the login is incomplete, or a password would be sent without TLS. */
export function kafkaOptions(
  settings: KafkaSettings,
  process: Pick<KafkaOptions, 'clientId' | 'logger'>,
): KafkaOptions {
  const sasl = loginOf(settings);
  const ssl = settings.KAFKA_TLS && (settings.KAFKA_CA ? { ca: [settings.KAFKA_CA] } : true);
  const access = { ...(ssl ? { ssl } : {}), ...(sasl ? { sasl } : {}) };
  const { KAFKA_BROKERS: brokers, TOPIC_PREFIX: prefix, TOPIC_PARTITIONS: partitions } = settings;
  const { KAFKA_SESSION_SECONDS: sessionSeconds } = settings;
  return {
    ...process,
    brokers,
    prefix,
    access,
    ...(partitions === undefined ? {} : { partitions }),
    ...(sessionSeconds === undefined ? {} : { sessionSeconds }),
  };
}

function loginOf(settings: KafkaSettings): SASLOptions | undefined {
  const { KAFKA_MECHANISM: mechanism, KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = settings;
  if (username === undefined && password === undefined) return undefined;
  if (username === undefined || password === undefined) {
    throw new Error('KAFKA_USERNAME and KAFKA_PASSWORD are set both or not at all.');
  }
  if (mechanism === 'plain' && !settings.KAFKA_TLS) {
    throw new Error('KAFKA_MECHANISM plain sends the password as it is, and so needs KAFKA_TLS.');
  }
  return { mechanism, username, password };
}
