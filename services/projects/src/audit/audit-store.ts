import type { Page } from '@trackway/application';
import type { AuditEntry } from '@trackway/contracts';
import type { ChainPosition, UnchainedEntry } from './audit-chain';
import type { LineFilter } from './line-filter';
import type { ChainLink } from './verify-chain';

export interface AuditFilter extends LineFilter {
  readonly subjectKind?: string;
  readonly subjectId?: string;
  readonly tokenId?: string;
  /** The id of an entry, request, event, rule run or other cause. */
  readonly cause?: string;
  /** Entries after this sequence number, in the order of the chain. */
  readonly after?: number;
}

/** An entry as it is stored. `redacted_at`: when an operator erased personal data from it. */
export interface StoredEntry extends AuditEntry {
  readonly redacted_at: string | null;
}

export interface Chain {
  /** The newest entry. */
  readonly head: ChainPosition;
  /** The newest entry that retention has removed. */
  readonly anchor: ChainPosition;
  /** An entry that is stored without a place in the chain. */
  readonly unlinkedId: string | null;
}

export interface AuditStore {
  /** Appends entries to the chain of the frame and publishes them. An entry that is stored already is ignored. */
  add(frameId: string, entries: readonly UnchainedEntry[]): Promise<void>;
  /** Newest first, or in the order of the chain with `after`. */
  page(frameId: string, filter: AuditFilter, page: Page): Promise<{ entries: readonly StoredEntry[]; total: number }>;
  chain(frameId: string): Promise<Chain>;
  /** The next links after a sequence number, in order. */
  links(frameId: string, after: number, limit: number): Promise<readonly ChainLink[]>;
}
