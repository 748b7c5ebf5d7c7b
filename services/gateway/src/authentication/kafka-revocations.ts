import { eventEnvelope, tokenRevoked, topics } from '@trackway/contracts';
import type { EventBus, ReceivedMessage, Subscription } from '@trackway/messaging';
import type { Logger } from '@trackway/runtime';
import { followTopic } from './follow-topic';
import type { Revocations } from './revocations';

const TOPIC = topics.revocations;

interface Deps {
  readonly bus: EventBus;
  readonly revocations: Revocations;
  readonly logger: Logger;
}

/** Reads all revocations, and then new ones. */
export function followRevocations({ bus, revocations, logger }: Deps): Subscription {
  return followTopic({
    bus,
    logger,
    topic: TOPIC,
    onMessage: (message) => record(message, revocations, logger),
    onComplete: () => {
      revocations.isComplete = true;
    },
  });
}

/** An unreadable message is logged and skipped, so that it does not block later ones. */
function record(message: ReceivedMessage, revocations: Revocations, logger: Logger): void {
  const parsed = eventEnvelope.extend({ data: tokenRevoked.schema }).safeParse(readJson(message.value));
  if (parsed.success && parsed.data.type === tokenRevoked.type) revocations.add(parsed.data.data);
  else {
    const { partition, offset } = message;
    logger.error({ topic: TOPIC, partition, offset }, 'a revocation could not be read');
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
