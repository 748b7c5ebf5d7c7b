import type { KeyObject } from 'node:crypto';

/**
 * The time to verify a signature grows with the exponent: with 3,072 bits it is 8 ms of the event loop, also for forged
 * signatures. Keys in use have 65,537.
 */
const MAX_EXPONENT = 2n ** 32n - 1n;

/** Whether the public exponent of an RSA key is small enough. True for keys of other types. */
export function hasSmallExponent({ asymmetricKeyDetails }: KeyObject): boolean {
  return (asymmetricKeyDetails?.publicExponent ?? 0n) <= MAX_EXPONENT;
}
