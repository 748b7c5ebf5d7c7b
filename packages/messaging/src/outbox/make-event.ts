import type { DataOf, Event, EventDefinition } from '@trackway/contracts';
import { currentContext, currentTraceparent, newId } from '@trackway/runtime';

/** Creates an event with the cause and trace of the current context. `key` is the id of its aggregate. */
export function makeEvent<Definition extends EventDefinition>(
  definition: Definition,
  options: { source: string; frameId: string; key: string; data: DataOf<Definition>; id?: string; time?: Date },
): Event<DataOf<Definition>> {
  const context = currentContext();
  const id = options.id ?? newId();
  const traceparent = currentTraceparent();
  return {
    specversion: '1.0',
    id,
    source: options.source,
    type: definition.type,
    subject: options.key,
    time: (options.time ?? new Date()).toISOString(),
    datacontenttype: 'application/json',
    frameid: options.frameId,
    correlationid: context?.correlationId ?? id,
    ...(context?.causationId ? { causationid: context.causationId } : {}),
    depth: context?.depth ?? 0,
    ...(context?.undoId ? { undoid: context.undoId } : {}),
    ...(traceparent ? { traceparent } : {}),
    data: options.data,
  };
}
