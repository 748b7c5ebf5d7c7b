import { setTimeout as pause } from 'node:timers/promises';
import { idempotencyKeyInProgress, idempotencyKeyReused } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import type { IdempotencyStore, KeyClaim, KeyUse, StoredResponse } from './idempotency-store';

const DEFAULT_MAX_WAIT_MS = 10_000;
const MIN_POLL_MS = 20;
const MAX_POLL_MS = 500;

export interface KeyedReply {
  readonly reply: StoredResponse;
  readonly replayed: boolean;
}

interface Running {
  readonly fingerprint: string;
  readonly result: Promise<KeyedReply | undefined>;
}

/** Runs `work`; with the resource that an earlier attempt created, it must only build the response again. */
export type KeyedWork = (resource: string | undefined) => Promise<StoredResponse>;

/** Runs the request of an idempotency key once, and returns the stored response to every repetition (decision 75). */
export class KeyedRequests {
  /** Requests of this process, whose duplicates wait without polling the database. */
  private readonly running = new Map<string, Running>();

  constructor(
    private readonly store: IdempotencyStore,
    private readonly maxWaitMs = DEFAULT_MAX_WAIT_MS,
  ) {}

  /**
   * Concurrent duplicates wait for the first request.
   * @throws AppError `idempotency_key_reused` for another request, `idempotency_key_in_progress` after the maximum wait.
   */
  async once(use: KeyUse, work: KeyedWork): Promise<KeyedReply> {
    const claim = { ...use, claimId: newId() };
    const name = JSON.stringify([use.frameId, use.subject, use.route, use.key]);
    const deadline = Date.now() + this.maxWaitMs;
    for (let attempt = 0; ; attempt += 1) {
      const running = this.running.get(name);
      const result = running ? await duplicateOf(running, use, deadline) : await this.track(name, claim, work);
      if (result) return result;
      if (Date.now() >= deadline) throw idempotencyKeyInProgress();
      if (!running) await pause(Math.min(MIN_POLL_MS * 2 ** attempt, MAX_POLL_MS));
    }
  }

  /** Undefined while another process runs the request. */
  private async attempt(claim: KeyClaim, work: KeyedWork): Promise<KeyedReply | undefined> {
    const result = await this.store.claim(claim);
    if (result.state === 'reused') throw idempotencyKeyReused();
    if (result.state === 'completed') return { reply: result.reply, replayed: true };
    if (result.state === 'in_progress') return undefined;
    return { reply: await this.run(claim, () => work(result.resource)), replayed: result.resource !== undefined };
  }

  private async run(claim: KeyClaim, work: () => Promise<StoredResponse>): Promise<StoredResponse> {
    try {
      const reply = await this.store.runClaimed(claim, work);
      await this.store.complete(claim, reply);
      return reply;
    } catch (error) {
      // If this fails too, the lease of the claim expires.
      await this.store.release(claim).catch(() => undefined);
      throw error;
    }
  }

  private async track(name: string, claim: KeyClaim, work: KeyedWork): Promise<KeyedReply | undefined> {
    const result = this.attempt(claim, work);
    this.running.set(name, { fingerprint: claim.fingerprint, result });
    try {
      return await result;
    } finally {
      this.running.delete(name);
    }
  }
}

/** Undefined if the running request failed, or has not completed by the deadline. */
async function duplicateOf(
  { fingerprint, result }: Running,
  use: KeyUse,
  deadline: number,
): Promise<KeyedReply | undefined> {
  const timer = new AbortController();
  const timeout = pause(Math.max(deadline - Date.now(), 0), undefined, { signal: timer.signal }).catch(() => undefined);
  const found = await Promise.race([result.catch(() => undefined), timeout]);
  timer.abort();
  if (!found) return undefined;
  if (fingerprint !== use.fingerprint) throw idempotencyKeyReused();
  return { reply: found.reply, replayed: true };
}
