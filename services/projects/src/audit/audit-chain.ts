import { createHash } from 'node:crypto';
import type { AuditEntry } from '@trackway/contracts';
import { canonicalJson } from './canonical-json';

/** An entry before it has a place in the chain of its frame. */
export type UnchainedEntry = Omit<AuditEntry, 'sequence' | 'previous_hash' | 'hash'>;

/** The place of an entry in a chain. */
export interface ChainPosition {
  readonly sequence: number;
  readonly hash: string;
}

/** The position before the first entry of a frame. */
export const CHAIN_START: ChainPosition = { sequence: 0, hash: '0'.repeat(64) };

/**
 * The members that a hash covers. They are part of the published format: clients verify exported entries offline, so a
 * change of this list makes valid logs invalid.
 */
const HASHED_MEMBERS = [
  'id',
  'sequence',
  'action',
  'subject',
  'actor',
  'changes',
  'details',
  'source',
  'correlation_id',
  'causation_id',
  'request_id',
  'token_id',
  'happened_at',
  'previous_hash',
] as const satisfies readonly (keyof AuditEntry)[];

/** SHA-256 of the canonical JSON of an entry, in hexadecimal. */
export function hashOf(entry: Omit<AuditEntry, 'hash'>): string {
  const hashed = Object.fromEntries(HASHED_MEMBERS.map((name) => [name, entry[name]]));
  return createHash('sha256').update(canonicalJson(hashed)).digest('hex');
}

/** Appends entries to the end of a chain. */
export function appendToChain(head: ChainPosition, entries: readonly UnchainedEntry[]): AuditEntry[] {
  let { sequence, hash: previous } = head;
  return entries.map((entry) => {
    sequence += 1;
    const linked = { ...entry, sequence, previous_hash: previous };
    previous = hashOf(linked);
    return { ...linked, hash: previous };
  });
}
