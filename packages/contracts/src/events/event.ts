import { z } from 'zod';

/**
 * An event in CloudEvents 1.0 JSON format. Extension attributes have lower-case letters only, as CloudEvents requires
 * (decision 4).
 */
export const eventEnvelope = z.object({
  specversion: z.literal('1.0'),
  id: z.uuid(),
  /** Service that published the event. */
  source: z.string(),
  type: z.string(),
  /** Id of the aggregate. It is also the message key, so events of one aggregate keep their order. */
  subject: z.string(),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  frameid: z.uuid(),
  /** First cause of the causal chain. */
  correlationid: z.string(),
  /** Event that caused this one. Absent if a client request did. */
  causationid: z.string().optional(),
  /** Number of causes between the first one and this event. */
  depth: z.number().int().min(0),
  /** The undo that made the change. Such events start no rules. */
  undoid: z.string().optional(),
  /**
   * Consistency token for searches that must include the change. Absent if the search already includes it. Opaque, as
   * in X-Consistency-Token.
   */
  consistencytoken: z.string().optional(),
  traceparent: z.string().optional(),
  data: z.unknown(),
});

export type EventEnvelope = z.infer<typeof eventEnvelope>;

export interface Event<Data> extends EventEnvelope {
  readonly data: Data;
}

/** One event type: topic, name and schema of its data. Schemas only gain optional fields. */
export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  readonly topic: string;
  /** `<area>.<what_happened>.v<n>`, in the past tense. */
  readonly type: string;
  /** For the AsyncAPI document: what happened, the key, and what consumers must know. */
  readonly description: string;
  readonly schema: Schema;
}

export type DataOf<Definition> = Definition extends EventDefinition<infer Schema> ? z.output<Schema> : never;

export function defineEvent<Schema extends z.ZodType>(definition: EventDefinition<Schema>): EventDefinition<Schema> {
  return definition;
}
