import type { DataOf, Event, EventDefinition } from '@trackway/contracts';
import type { z } from 'zod';

/**
 * What a service does about one kind of event. Events come in batches of one partition, in order, at least once: `handle`
 * claims their ids in the transaction of its effect. It runs in the context of the first event's cause where the batch
 * is one event, else without one.
 */
export interface EventHandler<Definition extends EventDefinition = EventDefinition<z.ZodType>> {
  readonly definition: Definition;
  readonly handle: (events: readonly Event<DataOf<Definition>>[]) => Promise<void>;
}

export function handler<Definition extends EventDefinition>(
  definition: Definition,
  handle: (events: readonly Event<DataOf<Definition>>[]) => Promise<void>,
): EventHandler {
  return { definition, handle: handle as EventHandler['handle'] };
}
