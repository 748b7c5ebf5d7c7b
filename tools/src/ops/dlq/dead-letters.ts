import { randomUUID } from 'node:crypto';
import type { Admin, Kafka, SeekEntry } from 'kafkajs';
import { type DeadLetter, isDeadLetterTopic, originalTopic, readDeadLetter, restoredMessage } from './dead-letter';

/** The offsets of this group mark dead letters that were replayed or skipped. */
const DONE_GROUP = 'trackway.dlq-tool';
const IDLE_MS = 10_000;

type Range = { partition: number; from: bigint; to: bigint };

/** Dead letters of a broker, ordered by topic. */
export class DeadLetters {
  constructor(
    private readonly kafka: Kafka,
    private readonly admin: Admin,
  ) {}

  async topics(prefix: string): Promise<string[]> {
    const all = await this.admin.listTopics();
    return all.filter((topic) => topic.startsWith(prefix) && isDeadLetterTopic(topic)).sort();
  }

  /** Dead letters that were neither replayed nor skipped. */
  async pending(topic: string): Promise<DeadLetter[]> {
    const ranges = await this.pendingRanges(topic);
    return ranges.length === 0 ? [] : this.read(topic, ranges);
  }

  /** Publishes them to their original topic. Consumers that processed them before ignore the repetition. */
  async replay(topic: string, letters: readonly DeadLetter[]): Promise<void> {
    if (letters.length === 0) return;
    const producer = this.kafka.producer({ allowAutoTopicCreation: false });
    await producer.connect();
    try {
      const messages = letters.map(({ message }) => restoredMessage(message));
      await producer.send({ topic: originalTopic(topic), acks: -1, messages });
    } finally {
      await producer.disconnect();
    }
  }

  /** Marks them as skipped. */
  async setDone(topic: string, letters: readonly DeadLetter[]): Promise<void> {
    const next = new Map<number, bigint>();
    for (const { partition, offset } of letters) next.set(partition, BigInt(offset) + 1n);
    const partitions = [...next].map(([partition, offset]) => ({ partition, offset: String(offset) }));
    if (partitions.length > 0) await this.admin.setOffsets({ groupId: DONE_GROUP, topic, partitions });
  }

  private async pendingRanges(topic: string): Promise<Range[]> {
    const done = await this.admin.fetchOffsets({ groupId: DONE_GROUP, topics: [topic] });
    const positions = new Map(done[0]?.partitions.map(({ partition, offset }) => [partition, BigInt(offset)]));
    const ends = await this.admin.fetchTopicOffsets(topic);
    return ends
      .map(({ partition, low, high }) => {
        const position = positions.get(partition) ?? -1n;
        const first = BigInt(low);
        return { partition, from: position > first ? position : first, to: BigInt(high) };
      })
      .filter(({ from, to }) => from < to);
  }

  /** Reads the messages between the offsets, with a temporary consumer group. */
  private async read(topic: string, ranges: readonly Range[]): Promise<DeadLetter[]> {
    const groupId = `${DONE_GROUP}.${randomUUID()}`;
    const consumer = this.kafka.consumer({ groupId });
    const letters: DeadLetter[] = [];
    const missing = new Map(ranges.map(({ partition, to }) => [partition, to]));
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    await new Promise<void>((resolve, reject) => {
      // Compacted or expired messages leave gaps, so a partition may end before its last offset.
      const silence = setTimeout(resolve, IDLE_MS);
      const eachMessage = async ({ partition, message }: { partition: number; message: DeadLetter['message'] }) => {
        const to = missing.get(partition);
        if (to === undefined) return;
        letters.push(readDeadLetter(topic, partition, message));
        if (BigInt(message.offset) + 1n >= to) missing.delete(partition);
        if (missing.size > 0) return void silence.refresh();
        clearTimeout(silence);
        resolve();
      };
      consumer.run({ autoCommit: false, eachMessage }).catch(reject);
      for (const entry of ranges.map(
        (range): SeekEntry => ({ partition: range.partition, offset: String(range.from) }),
      )) {
        consumer.seek({ topic, ...entry });
      }
    });
    await consumer.disconnect();
    await this.admin.deleteGroups([groupId]);
    return letters;
  }
}
