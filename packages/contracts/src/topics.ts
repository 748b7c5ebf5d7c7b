/** Every topic of the system. `topicSettings` has partitions and retention. */
export const topics = {
  spreadsheetJobs: 'spreadsheets.jobs',
  channelsInbound: 'channels.inbound',
  channelsEvents: 'channels.events',
  history: 'history.events',
  projects: 'projects.events',
  funnels: 'funnels.events',
  forms: 'forms.events',
  revocations: 'identity.revocations',
  identityProviders: 'identity.providers',
  usage: 'gateway.usage',
  cells: 'cells.directory',
} as const;

export type Topic = (typeof topics)[keyof typeof topics];

/** Topic for messages that a consumer could not process. */
export function deadLetterTopic(topic: string): string {
  return `${topic}.dlq`;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The partitions of a topic must not change, because that would break the order of a key. */
export const topicSettings = {
  partitions: 12,
  retentionMs: 7 * DAY_MS,
  deadLetterRetentionMs: 30 * DAY_MS,
  compacted: new Set<string>([topics.revocations, topics.identityProviders, topics.cells]),
  /** Longer than any token is valid, so an expired revocation has no effect. */
  compactedRetentionMs: 400 * DAY_MS,
  /** Maximum record batch: Kafka's default, which managed brokers use as well. */
  maxMessageBytes: 1_048_588,
  /** Maximum encoded event. The rest is for the key and the headers of a dead letter. */
  maxEventBytes: 900 * 1_024,
} as const;
