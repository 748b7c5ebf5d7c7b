import { eventEnvelope, tokenRevoked, topics } from '@trackway/contracts';
import type { EventBus, ReceivedMessage, Subscription } from '@trackway/messaging';
import { BackgroundLoop, type Logger, newId } from '@trackway/runtime';
import type { Revocations } from './revocations';

const TOPIC = topics.revocations;

interface Deps {
  readonly bus: EventBus;
  readonly revocations: Revocations;
  readonly logger: Logger;
}

/**
 * Reads the revocations topic from its beginning, and then new messages. Each process has its own consumer group,
 * because each needs all messages. Retries until the broker is available; after the first complete read, an
 * unavailable broker only delays new revocations.
 */
export function followRevocations({ bus, revocations, logger }: Deps): Subscription {
  const group = `gateway-${newId()}`;
  let subscription: Subscription | undefined;
  const step = async (): Promise<boolean> => {
    if (subscription) return false;
    await bus.ensureTopics([TOPIC]);
    const missing = new Map(await bus.endOffsets(TOPIC));
    const handle = async (messages: readonly ReceivedMessage[]): Promise<void> => {
      for (const message of messages) {
        record(message, revocations, logger);
        const end = missing.get(message.partition);
        if (end !== undefined && BigInt(message.offset) + 1n >= end) missing.delete(message.partition);
      }
      if (missing.size === 0) revocations.isComplete = true;
    };
    subscription = await bus.subscribe({ group, topics: [TOPIC], handle });
    if (missing.size === 0) revocations.isComplete = true;
    return false;
  };
  const loop = new BackgroundLoop({ name: 'revocations', step, idleMs: 60_000, logger }).start();
  return {
    stop: async () => {
      await loop.stop();
      await subscription?.stop();
    },
  };
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
