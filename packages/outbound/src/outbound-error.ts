/**
 * - `url_refused`: no http or https, credentials in it, or not to be read
 * - `address_refused`: leads to an address that is not public
 * - `redirect_refused`: to another scheme, more of them than allowed, or to nowhere
 * - `too_large`, `timeout`: over the limits of the call
 * - `unreachable`: no such name, nobody listens, or the connection broke
 */
export type OutboundErrorCode =
  | 'url_refused'
  | 'address_refused'
  | 'redirect_refused'
  | 'too_large'
  | 'timeout'
  | 'unreachable';

/** Why a call came to nothing. The sentence is for people and names no address of ours. */
export class OutboundError extends Error {
  constructor(
    readonly code: OutboundErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'OutboundError';
  }

  /** Whether the same call may do better later. What was refused will be refused again. */
  get isTemporary(): boolean {
    return this.code === 'timeout' || this.code === 'unreachable';
  }
}
