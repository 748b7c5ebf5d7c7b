import { AppError } from '@trackway/errors';
import { z } from 'zod';

/** Response header of writes, and request header of searches that must include those writes. */
export const CONSISTENCY_HEADER = 'X-Consistency-Token';

/**
 * Number of events in a token: the last event of each type and aggregate. Bulk writes include only the last
 * aggregates, because events are consumed in order.
 */
const MAX_EVENTS = 16;

export interface PublishedEvent {
  readonly id: string;
  readonly type: string;
  /** Id of the aggregate. */
  readonly subject: string;
}

/** Events of a service whose effects a reader must see. */
export interface ConsistencyToken {
  readonly service: string;
  readonly events: readonly Pick<PublishedEvent, 'id' | 'type'>[];
}

/** Collects the events that a request publishes, for its consistency token. */
export class PublishedEvents {
  private readonly latest = new Map<string, PublishedEvent>();

  constructor(private readonly service: string) {}

  add({ id, type, subject }: PublishedEvent): void {
    const key = `${type}/${subject}`;
    this.latest.delete(key);
    this.latest.set(key, { id, type, subject });
    const [oldest] = this.latest.keys();
    if (this.latest.size > MAX_EVENTS && oldest !== undefined) this.latest.delete(oldest);
  }

  /** Opaque to clients. */
  token(): string {
    const events = [...this.latest.values()].map(({ type, id }) => [type, id]);
    return Buffer.from(JSON.stringify([this.service, events])).toString('base64url');
  }
}

const tokenSchema = z.tuple([z.string().max(64), z.array(z.tuple([z.string().max(128), z.uuid()])).max(MAX_EVENTS)]);

/** More services than one client writes to concurrently. */
const MAX_TOKENS = 8;

/**
 * Parses one or several consistency tokens, separated by commas.
 * @throws AppError `malformed_request` for any other text.
 */
export function readConsistencyTokens(text: string): readonly ConsistencyToken[] {
  try {
    const tokens = text.split(',');
    if (tokens.length > MAX_TOKENS) throw new Error(`${tokens.length} tokens`);
    return tokens.map((token) => {
      const [service, events] = tokenSchema.parse(JSON.parse(Buffer.from(token.trim(), 'base64url').toString('utf8')));
      return { service, events: events.map(([type, id]) => ({ type, id })) };
    });
  } catch (cause) {
    const advice = `Send the ${CONSISTENCY_HEADER} of at most ${MAX_TOKENS} write responses, unchanged and separated by commas.`;
    throw new AppError('malformed', 'malformed_request', advice, {}, { cause });
  }
}
