/** As `retryThrottling` in a gRPC service config. grpc-js and `retryCall` use the same numbers. */
export const RETRY_THROTTLING = { maxTokens: 10, tokenRatio: 0.1 } as const;

/**
 * Limits retries to a peer service that fails. A failure takes a token and a success gives a tenth of one back; calls are
 * retried only while more than half of the tokens are left. A peer that is down is therefore not loaded with retries.
 */
export class RetryBudget {
  private tokens: number = RETRY_THROTTLING.maxTokens;

  succeeded(): void {
    this.tokens = Math.min(RETRY_THROTTLING.maxTokens, this.tokens + RETRY_THROTTLING.tokenRatio);
  }

  /** Whether a call that failed may be retried. */
  failed(): boolean {
    this.tokens = Math.max(0, this.tokens - 1);
    return this.tokens > RETRY_THROTTLING.maxTokens / 2;
  }
}
