import type { Page } from '@trackway/application';
import type { AuditEntry } from '@trackway/contracts';
import { appendToChain, CHAIN_START, type ChainPosition, type UnchainedEntry } from './audit-chain';
import type { AuditFilter, AuditStore, Chain } from './audit-store';
import type { ChainLink } from './verify-chain';

/** The log in memory. Tests change `frames` to tamper with it. */
export class FakeAuditStore implements AuditStore {
  readonly frames = new Map<string, AuditEntry[]>();
  private readonly heads = new Map<string, ChainPosition>();

  async add(frameId: string, entries: readonly UnchainedEntry[]): Promise<void> {
    const stored = this.frames.get(frameId) ?? [];
    this.frames.set(frameId, stored);
    for (const entry of entries) {
      if (stored.some(({ id }) => id === entry.id)) continue;
      const [added] = appendToChain(this.heads.get(frameId) ?? CHAIN_START, [entry]);
      if (!added) continue;
      stored.push(added);
      this.heads.set(frameId, { sequence: added.sequence, hash: added.hash });
    }
  }

  async page(frameId: string, filter: AuditFilter, { page, perPage }: Page) {
    const { after } = filter;
    const found = (this.frames.get(frameId) ?? []).filter((entry) => matches(entry, filter));
    const newest = (one: AuditEntry, other: AuditEntry) => (other.happened_at > one.happened_at ? 1 : -1);
    const ordered = after === undefined ? found.toSorted(newest) : found;
    const shown = ordered.slice((page - 1) * perPage, page * perPage);
    return { entries: shown.map((entry) => ({ ...entry, redacted_at: null })), total: found.length };
  }

  async chain(frameId: string): Promise<Chain> {
    return { head: this.heads.get(frameId) ?? CHAIN_START, anchor: CHAIN_START, unlinkedId: null };
  }

  async links(frameId: string, after: number, limit: number): Promise<readonly ChainLink[]> {
    const entries = (this.frames.get(frameId) ?? []).filter(({ sequence }) => sequence > after).slice(0, limit);
    return entries.map((entry) => {
      const { id, sequence, hash, previous_hash: previousHash } = entry;
      return { id, sequence, hash, previousHash, isRedacted: false, entry };
    });
  }
}

function matches(entry: AuditEntry, { subjectKind, subjectId, action, actorId, cause, after }: AuditFilter): boolean {
  const causes = [entry.id, entry.correlation_id, entry.causation_id, entry.request_id];
  return (
    (subjectKind ?? entry.subject.kind) === entry.subject.kind &&
    (subjectId ?? entry.subject.id) === entry.subject.id &&
    (action ?? entry.action) === entry.action &&
    (actorId ?? entry.actor.id) === entry.actor.id &&
    (cause === undefined || causes.includes(cause)) &&
    (after === undefined || entry.sequence > after)
  );
}
