import { deadLetterTopic } from '@trackway/contracts';
import type { Admin } from 'kafkajs';
import type { TopicBacklog } from './event-bus';

/** What waits for a group in each topic. One question for its positions, and two for the ends of each topic, side by side. */
export async function kafkaBacklog(
  admin: Admin,
  options: { prefix: string; group: string; topics: readonly string[] },
): Promise<readonly TopicBacklog[]> {
  const { prefix, group, topics } = options;
  const committed = await admin.fetchOffsets({
    groupId: prefix + group,
    topics: topics.map((topic) => prefix + topic),
  });
  return await Promise.all(
    topics.map(async (topic) => {
      const [ends, dead] = await Promise.all([
        admin.fetchTopicOffsets(prefix + topic),
        admin.fetchTopicOffsets(prefix + deadLetterTopic(topic)),
      ]);
      const positions = committed.find((one) => one.topic === prefix + topic)?.partitions ?? [];
      const waiting = ends.map(({ partition, high, low }) => {
        const position = Number(positions.find((one) => one.partition === partition)?.offset ?? -1);
        // A group that never was here begins with what is still kept.
        return Number(high) - Math.max(position, Number(low));
      });
      return {
        topic,
        waiting: sum(waiting),
        deadLetters: sum(dead.map(({ high, low }) => Number(high) - Number(low))),
      };
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
