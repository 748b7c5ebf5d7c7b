import { type DataOf, type Event, type EventDefinition, eventEnvelope } from '@trackway/contracts';
import type { EventBus, Subscription } from '@trackway/messaging';
import type { Logger } from '@trackway/runtime';
import type { z } from 'zod';
import { followTopic } from './follow-topic';

/** Applies the events of one type to state in memory. */
interface AppliedEvent<Definition extends EventDefinition = EventDefinition<z.ZodType>> {
  readonly definition: Definition;
  readonly apply: (event: Event<DataOf<Definition>>) => void;
}

export function appliedEvent<Definition extends EventDefinition>(
  definition: Definition,
  apply: (event: Event<DataOf<Definition>>) => void,
): AppliedEvent {
  return { definition, apply: apply as AppliedEvent['apply'] };
}

/**
 * Applies all events of a compacted topic, and then new ones. An unreadable message is logged with the text `unreadable`
 * and skipped, so that it does not block later ones.
 */
export function followEvents(deps: {
  bus: EventBus;
  topic: string;
  events: readonly AppliedEvent[];
  onComplete: () => void;
  unreadable: string;
  logger: Logger;
}): Subscription {
  const { topic, events, unreadable, logger } = deps;
  return followTopic({
    ...deps,
    onMessage: ({ value, partition, offset }) => {
      if (!applyMessage(value, events)) logger.error({ topic, partition, offset }, unreadable);
    },
  });
}

/** Returns false if the message is unreadable. */
function applyMessage(value: string, events: readonly AppliedEvent[]): boolean {
  const envelope = eventEnvelope.safeParse(readJson(value)).data;
  const applied = events.find(({ definition }) => definition.type === envelope?.type);
  if (!envelope || !applied) return false;
  const data = applied.definition.schema.safeParse(envelope.data);
  if (data.success) applied.apply({ ...envelope, data: data.data });
  return data.success;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
