import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { kafkaSettings } from '../../tools/src/dev/servers/kafka-settings';
import { ROOT } from './support/settings-of-code';

const DAY_MS = 24 * 60 * 60 * 1_000;

it('the topics for Strimzi equal those of the contracts', () => {
  const { topics, topicSettings } = require(join(ROOT, 'packages', 'contracts', 'src', 'topics.ts')) as {
    topics: Readonly<Record<string, string>>;
    topicSettings: {
      partitions: number;
      retentionMs: number;
      deadLetterRetentionMs: number;
      compactedRetentionMs: number;
      maxMessageBytes: number;
      compacted: ReadonlySet<string>;
    };
  };

  const values = parse(readFileSync(join(ROOT, 'deploy', 'helm', 'servers', 'topics.yaml'), 'utf8'));

  expect(values).toEqual({
    names: Object.values(topics),
    compacted: [...topicSettings.compacted],
    partitions: topicSettings.partitions,
    retentionDays: topicSettings.retentionMs / DAY_MS,
    deadLetterRetentionDays: topicSettings.deadLetterRetentionMs / DAY_MS,
    compactedRetentionDays: topicSettings.compactedRetentionMs / DAY_MS,
    maxMessageBytes: topicSettings.maxMessageBytes,
  });

  expect(kafkaSettings({ dataFolder: '/', port: 1, controllerPort: 2 })).toContain(
    `message.max.bytes=${topicSettings.maxMessageBytes}\n`,
  );
  const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'));
  expect(compose.services.kafka.environment.KAFKA_MESSAGE_MAX_BYTES).toBe(topicSettings.maxMessageBytes);
});
