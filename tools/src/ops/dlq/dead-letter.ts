import type { KafkaMessage } from 'kafkajs';

/** A message that a consumer could not process, and the consumer. */
export type DeadLetter = {
  /** Topic of the dead letters, `<topic>.dlq`. */
  topic: string;
  partition: number;
  offset: string;
  /** The consumer group that failed, and the error. */
  group: string;
  error: string;
  /** Attributes of the event; empty if the message is not an event. */
  type: string;
  id: string;
  diedAt: Date;
  message: KafkaMessage;
};

const SUFFIX = '.dlq';

/** Headers that EventConsumer added to the dead letter; they do not belong on the original topic. */
const ADDED_HEADERS = ['x-group', 'x-error', 'x-offset'];

export function isDeadLetterTopic(topic: string): boolean {
  return topic.endsWith(SUFFIX);
}

export function originalTopic(topic: string): string {
  return topic.slice(0, -SUFFIX.length);
}

export function readDeadLetter(topic: string, partition: number, message: KafkaMessage): DeadLetter {
  const header = (name: string) => message.headers?.[name]?.toString() ?? '';
  const { type, id } = eventOf(message);
  return {
    ...{ topic, partition, offset: message.offset, type, id, message },
    group: header('x-group'),
    error: header('x-error'),
    diedAt: new Date(Number(message.timestamp)),
  };
}

/** The original message of a dead letter. */
export function restoredMessage({ key, value, headers = {} }: KafkaMessage) {
  const kept = Object.entries(headers).filter(([name]) => !ADDED_HEADERS.includes(name));
  return { key, value, headers: Object.fromEntries(kept) };
}

function eventOf({ value }: KafkaMessage): { type: string; id: string } {
  try {
    const { type = '', id = '' } = JSON.parse(value?.toString() ?? '');
    return { type: String(type), id: String(id) };
  } catch {
    return { type: '', id: '' };
  }
}
