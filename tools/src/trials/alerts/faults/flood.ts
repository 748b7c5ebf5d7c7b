import type { Scene } from '../scene';

const AT_ONCE = 500;
const PATIENCE_MS = 20_000;

/** Sends one event of a topic again and again. Consumers know its id, so that nothing comes of it but work. */
export async function flood(scene: Scene, topic: string, count: number): Promise<void> {
  const kafka = scene.kafka();
  const found = await lastMessage(scene, topic);
  const producer = kafka.producer();
  await producer.connect();
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    await producer.send({ topic, messages: Array.from({ length: AT_ONCE }, () => found) });
  }
  await producer.disconnect();
}

async function lastMessage(scene: Scene, topic: string): Promise<{ key: Buffer | null; value: Buffer | null }> {
  const consumer = scene.kafka().consumer({ groupId: `trial-${Date.now()}` });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  try {
    return await new Promise((resolve, reject) => {
      const patience = setTimeout(() => reject(new Error(`${topic} has no message.`)), PATIENCE_MS);
      const eachMessage = async ({
        message: { key, value },
      }: {
        message: { key: Buffer | null; value: Buffer | null };
      }) => {
        clearTimeout(patience);
        resolve({ key, value });
      };
      consumer.run({ eachMessage }).catch(reject);
    });
  } finally {
    await consumer.disconnect();
  }
}
