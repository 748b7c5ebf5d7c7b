import { Kafka, logLevel } from 'kafkajs';
import { table } from '../../dev/supervisor/table';
import { StartFailure } from '../../process/start-failure';
import type { OpsCommand } from '../command';
import { parseDlqArguments } from './arguments';
import { loadDlqConfig } from './config';
import type { DeadLetter } from './dead-letter';
import { DeadLetters } from './dead-letters';

/** Lists, replays or skips the dead letters of the running system, or of the broker that KAFKA_BROKERS names. */
export const dlq: OpsCommand = async (args, { env, isDryRun, say }) => {
  const { action, topic, json } = parseDlqArguments(args);
  const config = loadDlqConfig(env);
  const { prefix } = config;
  const retry = { retries: 2 };
  const kafka = new Kafka({ ...config.kafka, logLevel: logLevel.NOTHING, retry });
  const admin = kafka.admin({ retry });
  await admin.connect().catch((error: Error) => {
    throw new StartFailure(`Kafka at ${config.kafka.brokers.join(', ')} does not respond: ${error.message}`);
  });
  try {
    const letters = new DeadLetters(kafka, admin);
    const all = await letters.topics(prefix);
    const chosen = topic === undefined ? all : all.filter((name) => name === `${prefix}${topic}.dlq`);
    if (topic !== undefined && chosen.length === 0)
      throw new StartFailure(`No topic ${prefix}${topic} has dead letters.`);
    const pending: DeadLetter[] = [];
    for (const name of chosen) {
      say(`Reading ${name}`);
      const found = await letters.pending(name);
      if (action === 'replay' && !isDryRun) await letters.replay(name, found);
      if (action !== 'list' && !isDryRun) await letters.setDone(name, found);
      pending.push(...found);
    }
    const text = json
      ? JSON.stringify(pending.map(described), undefined, 2)
      : listing(isDryRun ? 'list' : action, pending);
    return { isOk: true, text, details: { letters: pending.map(withoutContent) } };
  } finally {
    await admin.disconnect();
  }
};

function listing(action: string, letters: readonly DeadLetter[]): string {
  if (letters.length === 0) return 'There are no dead letters.';
  const rows = letters.map(({ topic, partition, offset, diedAt, group, type, error }) => [
    topic,
    `${partition}:${offset}`,
    diedAt.toISOString(),
    group,
    type,
    error,
  ]);
  const done = { list: 'waiting: npm run dlq -- replay', replay: 'replayed', skip: 'skipped' }[action];
  return [
    ...table([['topic', 'offset', 'died', 'consumer', 'event', 'why'], ...rows]),
    '',
    `${letters.length} ${done}`,
  ].join('\n');
}

function withoutContent({ message: _, ...letter }: DeadLetter): object {
  return letter;
}

function described({ message, ...letter }: DeadLetter): object {
  return { ...letter, key: message.key?.toString() ?? null, value: message.value?.toString() ?? null };
}
