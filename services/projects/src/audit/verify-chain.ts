import type { AuditEntry } from '@trackway/contracts';
import { type ChainPosition, hashOf } from './audit-chain';

/**
 * - `changed`: the entry does not match its hash
 * - `missing`: an entry was removed
 * - `unlinked`: an entry does not follow the one before it, or has no place in the chain
 */
export const breakReasons = ['changed', 'missing', 'unlinked'] as const;

export interface ChainBreak {
  /** The first sequence number that is wrong; null for an entry without a place. */
  readonly sequence: number | null;
  readonly id: string | null;
  readonly reason: (typeof breakReasons)[number];
}

/** A stored place in a chain, and its entry if that still exists. */
export interface ChainLink extends ChainPosition {
  readonly id: string;
  readonly previousHash: string;
  /** Personal data was erased from the entry, so its contents cannot be verified. */
  readonly isRedacted: boolean;
  readonly entry: AuditEntry | undefined;
}

/** Why a link does not continue the chain after `previous`; undefined if it does. */
export function findBreak(previous: ChainPosition, link: ChainLink): ChainBreak | undefined {
  const expected = previous.sequence + 1;
  if (link.sequence !== expected) return { sequence: expected, id: null, reason: 'missing' };
  const { sequence, id } = link;
  if (!link.entry) return { sequence, id, reason: 'missing' };
  if (link.previousHash !== previous.hash) return { sequence, id, reason: 'unlinked' };
  return link.isRedacted || hashOf(link.entry) === link.hash ? undefined : { sequence, id, reason: 'changed' };
}
