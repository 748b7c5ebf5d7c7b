/** Every topic of the system, with what its messages are keyed by. Partitions and retention are in `topicSettings`. */
export const topics = {
  spreadsheetJobs: 'spreadsheets.jobs',
  channelsInbound: 'channels.inbound',
  channelsEvents: 'channels.events',
  history: 'history.events',
  projects: 'projects.events',
  funnels: 'funnels.events',
  forms: 'forms.events',
  revocations: 'identity.revocations',
} as const;

export type Topic = (typeof topics)[keyof typeof topics];

/** Where a message goes that its consumer could not process. */
export function deadLetterTopic(topic: string): string {
  return `${topic}.dlq`;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Partition counts never change within 1.x, because the order for a key would break. */
export const topicSettings = {
  partitions: 12,
  retentionMs: 7 * DAY_MS,
  deadLetterRetentionMs: 30 * DAY_MS,
  compacted: new Set<string>([topics.revocations]),
  /** Longer than any token lives: what is older revokes nothing that would still be let in. */
  compactedRetentionMs: 400 * DAY_MS,
  /** Of a record batch as the broker receives it: Kafka's own default, which managed brokers share. */
  maxMessageBytes: 1_048_588,
  /** Of one encoded event. The difference is room for the key, and for the headers of a dead letter. */
  maxEventBytes: 900 * 1_024,
} as const;
