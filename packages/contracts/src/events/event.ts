import { z } from 'zod';

/**
 * A fact that happened, as CloudEvents 1.0 in JSON. Extension attributes are lower-case letters only, as CloudEvents
 * demands (docs/decisions/0004-cloudevents-names.md).
 */
export const eventEnvelope = z.object({
  specversion: z.literal('1.0'),
  id: z.uuid(),
  /** The service that says so. */
  source: z.string(),
  type: z.string(),
  /** The id of the aggregate, which is also the key: events of one subject keep their order. */
  subject: z.string(),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  frameid: z.uuid(),
  /** The first cause of the chain that this belongs to. */
  correlationid: z.string(),
  /** The event that caused this one; absent where a person or program asked. */
  causationid: z.string().optional(),
  /** How many causes lie between the first one and this. */
  depth: z.number().int().min(0),
  /** What a search must have seen to know of it; absent where it knows already. Opaque, as clients get it in X-Consistency-Token. */
  consistencytoken: z.string().optional(),
  traceparent: z.string().optional(),
  data: z.unknown(),
});

export type EventEnvelope = z.infer<typeof eventEnvelope>;

export interface Event<Data> extends EventEnvelope {
  readonly data: Data;
}

/** One kind of event: where it travels, what it is called and what its data looks like. The schema only ever grows. */
export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  readonly topic: string;
  /** `<area>.<what_happened>.v<n>`, in the past tense. */
  readonly type: string;
  readonly schema: Schema;
}

export type DataOf<Definition> = Definition extends EventDefinition<infer Schema> ? z.output<Schema> : never;

export function defineEvent<Schema extends z.ZodType>(definition: EventDefinition<Schema>): EventDefinition<Schema> {
  return definition;
}
