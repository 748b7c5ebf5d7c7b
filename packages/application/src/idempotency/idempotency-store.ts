/** One use of an idempotency key. */
export interface KeyUse {
  readonly frameId: string;
  readonly subject: string;
  /** The operation that the key was sent to. */
  readonly route: string;
  readonly key: string;
  /** Equal for equal requests. */
  readonly fingerprint: string;
}

/** The right of one attempt to run the request of a key, until its lease expires or another attempt takes it over. */
export interface KeyClaim extends KeyUse {
  readonly claimId: string;
}

/** A response that is stored to be sent again. */
export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | null;
}

export type ClaimResult =
  /** `resource` is set if an earlier attempt committed its effect and did not store a response. */
  | { readonly state: 'claimed'; readonly resource: string | undefined }
  | { readonly state: 'in_progress' }
  | { readonly state: 'completed'; readonly reply: StoredResponse }
  /** The key was used with another request. */
  | { readonly state: 'reused' };

/** Keys, claims and responses. Every method is a short transaction of its own. */
export interface IdempotencyStore {
  claim(claim: KeyClaim): Promise<ClaimResult>;
  /**
   * Runs `work` outside of any transaction. Transactions that it opens can record the effect of the claim: the record is
   * committed with the effect, shortens the lease to `RESPONSE_LEASE_SECONDS`, and fails if another attempt has taken the
   * claim over.
   */
  runClaimed<T>(claim: KeyClaim, work: () => Promise<T>): Promise<T>;
  complete(claim: KeyClaim, reply: StoredResponse): Promise<void>;
  /** Ends a claim without a response: another attempt can start at once. */
  release(claim: KeyClaim): Promise<void>;
}

/** Records in the transaction of an effect which resource it created, so that no later attempt repeats the effect. */
export type RecordEffect = (resource: string) => Promise<void>;

/**
 * Age at which another attempt may take over a claim. Longer than the time limit of a request, so only attempts whose
 * process has died are taken over.
 */
export const CLAIM_LEASE_SECONDS = 35;

/**
 * Age of a recorded effect at which another attempt may take over the claim. Only the response is missing then, so a
 * request that is sent again after the death of a process need not wait for the whole lease.
 */
export const RESPONSE_LEASE_SECONDS = 10;
