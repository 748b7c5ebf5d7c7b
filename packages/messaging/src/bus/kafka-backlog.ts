import { deadLetterTopic } from '@trackway/contracts';
import type { Admin } from 'kafkajs';
import type { TopicBacklog } from './event-bus';

/**
 * The backlog of a group for each topic. One request for its positions, and two for the ends of each topic, in
 * parallel.
 */
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
        // A new group begins at the oldest message.
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
