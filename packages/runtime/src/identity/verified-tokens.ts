const MAX_TOKENS = 5_000;

/**
 * What was read from tokens whose signature was verified, until they expire. The gateway reuses a signed identity for up to
 * 45 seconds, and services for up to 30 seconds, so most requests need no verification. When the cache is full, it is emptied.
 */
export class VerifiedTokens<Value extends object> {
  private readonly tokens = new Map<string, { readonly value: Value; readonly expiresAt: number }>();

  find(token: string): Value | undefined {
    const known = this.tokens.get(token);
    if (!known) return undefined;
    if (known.expiresAt > Date.now()) return known.value;
    this.tokens.delete(token);
    return undefined;
  }

  add(token: string, value: Value, expiresAt: number): void {
    if (this.tokens.size >= MAX_TOKENS) this.tokens.clear();
    this.tokens.set(token, { value, expiresAt });
  }
}
