import { Kafka, logLevel } from 'kafkajs';
import { DeadLetters } from '../../ops/dlq/dead-letters';

/** The messages that were dead-lettered since the previous call, a line each. */
export async function deadLetteredSince(brokers: string): Promise<string[]> {
  const kafka = new Kafka({
    clientId: 'trackway-try-releases',
    brokers: brokers.split(','),
    logLevel: logLevel.NOTHING,
  });
  const admin = kafka.admin();
  await admin.connect();
  try {
    const letters = new DeadLetters(kafka, admin);
    const lines: string[] = [];
    for (const topic of await letters.topics('')) {
      const pending = await letters.pending(topic);
      await letters.setDone(topic, pending);
      lines.push(
        ...pending.map(
          ({ type, group, error }) => `${group} dead-lettered ${type || 'a message'} (${topic}): ${error}`,
        ),
      );
    }
    return lines;
  } finally {
    await admin.disconnect();
  }
}
