import { AppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { requireScopes } from '../../shared/require-scopes';
import type { UnitOfWork } from '../../unit-of-work';
import { expandKinds, type WebhookKind } from '../events/event-kinds';
import { scopesOfKinds } from '../events/kind-scopes';
import { cursorOf, positionOf } from './event-cursor';
import type { FeedRange, FeedStores } from './event-feed';

/** Reads nothing and returns the cursor after the newest event. */
export const LATEST = 'latest';

export interface ReadEvents {
  /** A cursor, `latest`, or undefined for the oldest retained event. */
  readonly after: string | undefined;
  readonly kinds: readonly (WebhookKind | '*')[];
  readonly limit: number;
}

export interface EventPage {
  /** The bodies that webhooks receive. */
  readonly events: readonly Readonly<Record<string, unknown>>[];
  readonly next: string;
  readonly hasMore: boolean;
}

/**
 * Reads events in their order. Like a webhook, the caller needs the read scopes of the kinds.
 * @throws AppError `cursor_expired` if events after the cursor have been purged
 */
export function makeReadEvents({ unitOfWork }: { readonly unitOfWork: UnitOfWork<FeedStores> }) {
  return async (caller: Caller, { after, kinds, limit }: ReadEvents): Promise<EventPage> => {
    requireScopes(caller, scopesOfKinds(kinds));
    const known = after === undefined || after === LATEST ? undefined : positionOf(after);
    const { frameId } = caller;
    const range = await unitOfWork.run(frameId, ({ feed }) => feed.advance(frameId));
    if (after === LATEST) return { events: [], next: cursorOf(range.last), hasMore: false };
    const position = known ?? range.first;
    assertRetained(position, range);
    const page = await unitOfWork.run(frameId, ({ feed }) =>
      feed.read(frameId, { after: position, kinds: expandKinds(kinds), limit }),
    );
    const events = page.events.map(({ payload }): Record<string, unknown> => JSON.parse(payload));
    return { events, next: cursorOf(page.position), hasMore: page.hasMore || range.isBehind };
  };
}

function assertRetained(position: number, { first, last }: FeedRange): void {
  if (position >= first && position <= last) return;
  const reason =
    position < first
      ? 'Events after this cursor have been purged.'
      : 'This cursor is newer than the newest event, so it is not of this frame or the events were restored.';
  throw new AppError('gone', 'cursor_expired', `${reason} Read the data again and continue with \`after=latest\`.`);
}
