import type { SystemHandle } from '../system-handle';

const BATCH_SIZE = 500;
const TIMEOUT_MS = 20_000;

/** Publishes one event of a topic many times. Consumers recognize its id, so that it has no effect except load. */
export async function flood(handle: SystemHandle, topic: string, count: number): Promise<void> {
  const kafka = handle.kafka();
  const found = await lastMessage(handle, topic);
  const producer = kafka.producer();
  await producer.connect();
  for (let sent = 0; sent < count; sent += BATCH_SIZE) {
    await producer.send({ topic, messages: Array.from({ length: BATCH_SIZE }, () => found) });
  }
  await producer.disconnect();
}

async function lastMessage(handle: SystemHandle, topic: string): Promise<{ key: Buffer | null; value: Buffer | null }> {
  const consumer = handle.kafka().consumer({ groupId: `trial-${Date.now()}` });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  try {
    return await new Promise((resolve, reject) => {
      const timeout = setTimeout(() => reject(new Error(`${topic} has no message.`)), TIMEOUT_MS);
      const eachMessage = async ({
        message: { key, value },
      }: {
        message: { key: Buffer | null; value: Buffer | null };
      }) => {
        clearTimeout(timeout);
        resolve({ key, value });
      };
      consumer.run({ eachMessage }).catch(reject);
    });
  } finally {
    await consumer.disconnect();
  }
}
