import type { Caller } from '@trackway/runtime';
import type { ChainPosition } from './audit-chain';
import type { AuditStore, Chain } from './audit-store';
import { type ChainBreak, findBreak } from './verify-chain';

const BATCH_SIZE = 500;
/** Entries that one request verifies, which takes about two seconds. */
const MAX_ENTRIES = 20_000;

export interface Verification {
  readonly isValid: boolean;
  /** False if more entries follow `last`. */
  readonly isComplete: boolean;
  /** Number of verified entries. */
  readonly checked: number;
  /** How many of them lack erased personal data, so that only their places were verified. */
  readonly redacted: number;
  /** The last entry that was verified. */
  readonly last: ChainPosition;
  readonly head: ChainPosition;
  readonly anchor: ChainPosition;
  readonly broken: ChainBreak | null;
}

interface Options {
  readonly maxEntries?: number;
}

/**
 * Recomputes the hashes of the log of a frame, from the oldest retained entry or after a sequence number. Stops at the
 * first wrong entry.
 */
export function makeVerifyAuditLog(
  { audit }: { readonly audit: AuditStore },
  { maxEntries = MAX_ENTRIES }: Options = {},
) {
  return async ({ frameId }: Pick<Caller, 'frameId'>, after = 0): Promise<Verification> => {
    const chain = await audit.chain(frameId);
    const start = await startOf(audit, frameId, chain, after);
    if ('reason' in start) return result(chain, chain.anchor, { checked: 0, redacted: 0 }, start);
    let last = start;
    const counts = { checked: 0, redacted: 0 };
    const found = (broken: ChainBreak | null) => result(chain, last, counts, broken);
    while (last.sequence < chain.head.sequence && counts.checked < maxEntries) {
      const limit = Math.min(BATCH_SIZE, maxEntries - counts.checked, chain.head.sequence - last.sequence);
      const links = await audit.links(frameId, last.sequence, limit);
      for (const link of links) {
        const broken = findBreak(last, link);
        if (broken) return found(broken);
        last = { sequence: link.sequence, hash: link.hash };
        counts.checked += 1;
        if (link.isRedacted) counts.redacted += 1;
      }
      if (links.length === 0) return found(missing(last.sequence + 1));
    }
    return found(breakAtEnd(chain, last));
  };
}

async function startOf(
  audit: AuditStore,
  frameId: string,
  { anchor, head }: Chain,
  after: number,
): Promise<ChainPosition | ChainBreak> {
  if (after <= anchor.sequence || head.sequence === anchor.sequence) return anchor;
  const sequence = Math.min(after, head.sequence);
  const [link] = await audit.links(frameId, sequence - 1, 1);
  return link?.sequence === sequence ? link : missing(sequence);
}

/** At the end, the newest entry must be the recorded one, and all entries must have a place. */
function breakAtEnd({ head, unlinkedId }: Chain, last: ChainPosition): ChainBreak | null {
  if (last.sequence < head.sequence) return null;
  if (last.hash !== head.hash) return { sequence: last.sequence, id: null, reason: 'changed' };
  return unlinkedId === null ? null : { sequence: null, id: unlinkedId, reason: 'unlinked' };
}

function missing(sequence: number): ChainBreak {
  return { sequence, id: null, reason: 'missing' };
}

function result(
  { head, anchor }: Chain,
  last: ChainPosition,
  counts: Pick<Verification, 'checked' | 'redacted'>,
  broken: ChainBreak | null,
): Verification {
  const isComplete = broken !== null || last.sequence >= head.sequence;
  const { sequence, hash } = last;
  return { isValid: broken === null, isComplete, ...counts, last: { sequence, hash }, head, anchor, broken };
}
