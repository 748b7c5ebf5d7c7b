import { createLogger } from '@trackway/runtime';
import type { ConsumerConfig } from 'kafkajs';
import { KafkaGroupMember } from './kafka-group-member';

const logger = createLogger({ service: 'test', level: 'silent' });

/** The settings with which a member creates its consumer. */
async function consumerOf(settings: { sessionSeconds?: number }): Promise<ConsumerConfig | undefined> {
  let created: ConsumerConfig | undefined;
  const consumer = (config?: ConsumerConfig) => {
    created = config;
    throw new Error('There is no broker.');
  };
  const group = { prefix: 'eu.', group: 'funnels', topics: [], handle: async () => undefined };
  const member = new KafkaGroupMember({ ...group, ...settings, kafka: { consumer }, logger }).start();
  await member.stop();
  return created;
}

describe('a member of a consumer group', () => {
  it('has left the group 15 seconds after its last heartbeat', async () => {
    expect(await consumerOf({})).toMatchObject({ groupId: 'eu.funnels', sessionTimeout: 15_000 });
  });

  it('can have a shorter session, with as many heartbeats', async () => {
    const heartbeatsOf = (config?: ConsumerConfig) => (config?.sessionTimeout ?? 0) / (config?.heartbeatInterval ?? 0);
    const [usual, short] = [await consumerOf({}), await consumerOf({ sessionSeconds: 6 })];

    expect(short).toMatchObject({ sessionTimeout: 6_000 });
    expect(heartbeatsOf(short)).toBeCloseTo(heartbeatsOf(usual), 1);
  });
});
