import type { DataOf, Event, EventDefinition } from '@trackway/contracts';
import type { z } from 'zod';

/**
 * Handles one type of event. Events arrive in batches of one partition, in order, at least once: `handle` inserts their
 * ids into the inbox in the transaction of its effect. It runs in the context of the event if the batch has one event,
 * otherwise without a context.
 */
export interface EventHandler<Definition extends EventDefinition = EventDefinition<z.ZodType>> {
  readonly definition: Definition;
  readonly handle: (events: readonly Event<DataOf<Definition>>[]) => Promise<void>;
  /** Whether a message of the topic has no effect, decided by its JSON. Such a message is neither parsed nor handled. */
  readonly ignores?: (json: string) => boolean;
}

export function handler<Definition extends EventDefinition>(
  definition: Definition,
  handle: (events: readonly Event<DataOf<Definition>>[]) => Promise<void>,
  options: Pick<EventHandler, 'ignores'> = {},
): EventHandler {
  return { ...options, definition, handle: handle as EventHandler['handle'] };
}
