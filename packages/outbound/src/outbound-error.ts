/**
 * - `url_refused`: not http or https, has credentials, or is invalid
 * - `address_refused`: resolves to an address that is not public
 * - `redirect_refused`: another scheme, too many redirects, or no location
 * - `too_large`, `timeout`: above the limits of the call
 * - `unreachable`: unknown host, connection refused or lost
 */
export type OutboundErrorCode =
  | 'url_refused'
  | 'address_refused'
  | 'redirect_refused'
  | 'too_large'
  | 'timeout'
  | 'unreachable';

/** Failure of a call. The message is for users and contains no internal address. */
export class OutboundError extends Error {
  constructor(
    readonly code: OutboundErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'OutboundError';
  }

  /** Whether a retry may succeed. A refused call is refused again. */
  get isTemporary(): boolean {
    return this.code === 'timeout' || this.code === 'unreachable';
  }
}
