import type { DataOf, usageCounted } from '@trackway/contracts';
import type { AccessToken } from '../authentication/access-token';
import type { CountedHour, UsageCounts } from './usage-counter';

const HOUR_MS = 3_600_000;
/** Counts of one event, about 90 KB. */
const MAX_COUNTS = 400;

type Usage = DataOf<typeof usageCounted>;

export interface FrameUsage {
  readonly frameId: string;
  readonly data: Omit<Usage, 'source_id' | 'sequence'>;
}

/** The counts of each frame and hour. Tokens of one subject are added up, except personal access tokens. */
export function usageByFrame(hours: readonly CountedHour[]): FrameUsage[] {
  return hours.flatMap(({ hour: counted, counts }) => {
    const frames = Map.groupBy(counts, ([token]) => token.frameId);
    const start = new Date(counted * HOUR_MS);
    const [day, hour] = [start.toISOString().slice(0, 10), start.getUTCHours()];
    return [...frames].flatMap(([frameId, entries]) =>
      inParts(addedUp(entries)).map((part) => ({ frameId, data: { day, hour, counts: part } })),
    );
  });
}

function addedUp(entries: readonly (readonly [AccessToken, Readonly<UsageCounts>])[]): Usage['counts'] {
  const bySubject = new Map<string, Usage['counts'][number]>();
  for (const [{ subject, issued }, counts] of entries) {
    const kind = issued?.kind ?? 'user';
    // A service account gets a new token every hour.
    const tokenId = issued && kind === 'user' ? issued.id : null;
    const key = `${subject}/${tokenId}`;
    const before = bySubject.get(key);
    bySubject.set(key, {
      subject_id: subject,
      subject_kind: kind,
      token_id: tokenId,
      requests: (before?.requests ?? 0) + counts.requests,
      client_errors: (before?.client_errors ?? 0) + counts.clientErrors,
      server_errors: (before?.server_errors ?? 0) + counts.serverErrors,
      throttled: (before?.throttled ?? 0) + counts.throttled,
    });
  }
  return [...bySubject.values()];
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts = Math.ceil(items.length / MAX_COUNTS);
  return Array.from({ length: parts }, (_, part) => items.slice(part * MAX_COUNTS, (part + 1) * MAX_COUNTS));
}
