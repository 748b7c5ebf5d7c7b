import { AsyncLocalStorage } from 'node:async_hooks';
import { idempotencyKeyInProgress } from '@trackway/errors';
import type { Perform } from '@trackway/simulation';
import {
  CLAIM_LEASE_SECONDS,
  type ClaimResult,
  type IdempotencyStore,
  type KeyClaim,
  type KeyUse,
  RESPONSE_LEASE_SECONDS,
  type StoredResponse,
} from './idempotency-store';

interface KeyRow {
  readonly fingerprint: string;
  claimId: string;
  leaseUntil: number;
  resource: string | undefined;
  reply: StoredResponse | undefined;
}

/** The rows of all processes, and the effects that were committed. */
export class FakeKeyTable {
  readonly rows = new Map<string, KeyRow>();
  readonly effects: { readonly use: KeyUse; readonly resource: string }[] = [];
}

/** Idempotency keys in memory, as one process uses them. It passes the contract suite of the databases. */
export class FakeIdempotencyStore implements IdempotencyStore {
  private readonly current = new AsyncLocalStorage<KeyClaim>();

  constructor(
    protected readonly table: FakeKeyTable,
    private readonly perform: Perform = async (effect) => effect(),
  ) {}

  claim(claim: KeyClaim): Promise<ClaimResult> {
    return this.perform(() => {
      const row = this.table.rows.get(nameOf(claim));
      const { fingerprint, claimId } = claim;
      const leaseUntil = Date.now() + CLAIM_LEASE_SECONDS * 1_000;
      if (!row) {
        this.table.rows.set(nameOf(claim), { fingerprint, claimId, leaseUntil, resource: undefined, reply: undefined });
        return { state: 'claimed', resource: undefined };
      }
      if (row.fingerprint !== fingerprint) return { state: 'reused' };
      if (row.reply) return { state: 'completed', reply: row.reply };
      if (row.leaseUntil >= Date.now()) return { state: 'in_progress' };
      Object.assign(row, { claimId, leaseUntil });
      return { state: 'claimed', resource: row.resource };
    });
  }

  runClaimed<T>(claim: KeyClaim, work: () => Promise<T>): Promise<T> {
    return this.current.run(claim, work);
  }

  /** Commits an effect of the current request and its record in one transaction. */
  takeEffect(resource: string): Promise<void> {
    const claim = this.use;
    return this.perform(() => {
      const row = this.ownRow(claim);
      if (!row) throw idempotencyKeyInProgress();
      row.resource = resource;
      row.leaseUntil = Date.now() + RESPONSE_LEASE_SECONDS * 1_000;
      this.table.effects.push({ use: claim, resource });
    });
  }

  /** The claim of the current request. */
  protected get use(): KeyClaim {
    const claim = this.current.getStore();
    if (!claim) throw new Error('An effect needs a claim.');
    return claim;
  }

  complete(claim: KeyClaim, reply: StoredResponse): Promise<void> {
    return this.perform(() => {
      const row = this.ownRow(claim);
      if (row) row.reply = reply;
    });
  }

  release(claim: KeyClaim): Promise<void> {
    return this.perform(() => {
      const row = this.ownRow(claim);
      if (!row) return;
      if (row.resource === undefined) this.table.rows.delete(nameOf(claim));
      else row.leaseUntil = Date.now() - 1;
    });
  }

  private ownRow(claim: KeyClaim): KeyRow | undefined {
    const row = this.table.rows.get(nameOf(claim));
    return row?.claimId === claim.claimId && !row.reply ? row : undefined;
  }
}

function nameOf({ frameId, subject, route, key }: KeyUse): string {
  return JSON.stringify([frameId, subject, route, key]);
}
