import { AppError } from '@trackway/errors';
import { z } from 'zod';

/** The header of an answer to a write, and of a search that is to see that write. */
export const CONSISTENCY_HEADER = 'X-Consistency-Token';

/** Of each aggregate only the last event of a type is named, and of bulk work the last aggregates: what comes after them came in order. */
const MOST_EVENTS = 16;

export interface AnnouncedEvent {
  readonly id: string;
  readonly type: string;
  /** The id of the aggregate that it tells of. */
  readonly subject: string;
}

/** Which events of which service a reader wants to see the effects of. */
export interface ConsistencyToken {
  readonly service: string;
  readonly events: readonly Pick<AnnouncedEvent, 'id' | 'type'>[];
}

/** Collects what a piece of work announces, to be handed to its client as a token. */
export class AnnouncedEvents {
  private readonly latest = new Map<string, AnnouncedEvent>();

  constructor(private readonly service: string) {}

  note({ id, type, subject }: AnnouncedEvent): void {
    const key = `${type}/${subject}`;
    this.latest.delete(key);
    this.latest.set(key, { id, type, subject });
    const [oldest] = this.latest.keys();
    if (this.latest.size > MOST_EVENTS && oldest !== undefined) this.latest.delete(oldest);
  }

  /** Opaque to clients. */
  token(): string {
    const events = [...this.latest.values()].map(({ type, id }) => [type, id]);
    return Buffer.from(JSON.stringify([this.service, events])).toString('base64url');
  }
}

const tokenSchema = z.tuple([z.string().max(64), z.array(z.tuple([z.string().max(128), z.uuid()])).max(MOST_EVENTS)]);

/** More than one client writes to at once. */
const MOST_TOKENS = 8;

/**
 * The tokens of one or several writes, with commas between.
 * @throws AppError `malformed_request` for what no service of this system has given out.
 */
export function readConsistencyTokens(text: string): readonly ConsistencyToken[] {
  try {
    const tokens = text.split(',');
    if (tokens.length > MOST_TOKENS) throw new Error(`${tokens.length} tokens`);
    return tokens.map((token) => {
      const [service, events] = tokenSchema.parse(JSON.parse(Buffer.from(token.trim(), 'base64url').toString('utf8')));
      return { service, events: events.map(([type, id]) => ({ type, id })) };
    });
  } catch (cause) {
    const advice = `${CONSISTENCY_HEADER} takes what up to ${MOST_TOKENS} writes were answered with, as it came, with commas between.`;
    throw new AppError('malformed', 'malformed_request', advice, {}, { cause });
  }
}
