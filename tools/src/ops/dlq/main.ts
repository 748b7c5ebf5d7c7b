import { Kafka, logLevel } from 'kafkajs';
import { table } from '../../dev/supervisor/table';
import { runMain } from '../../process/run-main';
import { StartFailure } from '../../process/start-failure';
import { parseDlqArguments } from './arguments';
import { loadDlqConfig } from './config';
import type { DeadLetter } from './dead-letter';
import { DeadLetters } from './dead-letters';

/** `npm run dlq`: lists, replays or skips the dead letters of the running system, or of the broker that KAFKA_BROKERS names. */
async function main(): Promise<undefined> {
  const { action, topic, json } = parseDlqArguments(process.argv.slice(2));
  const config = loadDlqConfig(process.env);
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
      const found = await letters.pending(name);
      if (action === 'replay') await letters.replay(name, found);
      if (action !== 'list') await letters.setDone(name, found);
      pending.push(...found);
    }
    process.stdout.write(`${json ? JSON.stringify(pending.map(described), undefined, 2) : listing(action, pending)}\n`);
  } finally {
    await admin.disconnect();
  }
}

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

function described({ message, ...letter }: DeadLetter): object {
  return { ...letter, key: message.key?.toString() ?? null, value: message.value?.toString() ?? null };
}

void runMain(main);
