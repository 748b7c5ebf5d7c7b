import type { Admin } from 'kafkajs';
import type { TopicDelay } from './event-bus';
import { findDelay } from './find-delay';

interface Offset {
  readonly partition: number;
  readonly offset: string;
}

/** The delay of a group in each topic. A topic without waiting messages takes two requests, others up to seven. */
export async function kafkaDelays(
  admin: Admin,
  options: { prefix: string; group: string; topics: readonly string[]; now: number },
): Promise<readonly TopicDelay[]> {
  const { prefix, group, topics, now } = options;
  const committed = await admin.fetchOffsets({
    groupId: prefix + group,
    topics: topics.map((topic) => prefix + topic),
  });
  return await Promise.all(
    topics.map(async (topic) => {
      const ends = await admin.fetchTopicOffsets(prefix + topic);
      const positions = committed.find((one) => one.topic === prefix + topic)?.partitions ?? [];
      const waiting = ends.flatMap(({ partition, high, low }) => {
        const position = Math.max(offsetOf(positions, partition), Number(low));
        return Number(high) > position ? [{ partition, position }] : [];
      });
      if (waiting.length === 0) return { topic, seconds: 0 };
      const seconds = await findDelay(async (age) => {
        const first = await admin.fetchTopicOffsetsByTimestamp(prefix + topic, now - age * 1_000);
        // A message before the first one of that time is older.
        return waiting.some(({ partition, position }) => offsetOf(first, partition) > position);
      });
      return { topic, seconds };
    }),
  );
}

function offsetOf(offsets: readonly Offset[], partition: number): number {
  return Number(offsets.find((one) => one.partition === partition)?.offset ?? -1);
}
