import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'whsec_';
/** Older or newer deliveries may be replays of intercepted ones. */
const TOLERANCE_SECONDS = 300;

/** The headers and the exact body of a delivery that is signed by Standard Webhooks. */
export interface SignedDelivery {
  readonly id: string | undefined;
  /** Seconds since 1970. */
  readonly timestamp: string | undefined;
  /** `v1,<base64>`, several separated by spaces. */
  readonly signature: string | undefined;
  readonly body: Buffer;
}

/**
 * Whether the delivery was signed with one of `secrets` within the last five minutes. The comparison takes constant
 * time.
 */
export function isSignedBy(secrets: readonly string[], delivery: SignedDelivery, now: Date): boolean {
  const { id, timestamp, signature, body } = delivery;
  if (!id || !timestamp || !signature || !/^\d{1,15}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const given = signature.split(' ').flatMap((part) => (part.startsWith('v1,') ? [part.slice(3)] : []));
  const expected = secrets.map((secret) => sign(secret, id, timestamp, body));
  return given.filter((one) => expected.filter((other) => isSame(one, other)).length > 0).length > 0;
}

export function sign(secret: string, id: string, timestamp: string, body: Buffer): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
}

/** The headers of a delivery with a signature for each of `secrets`, so that a receiver needs only one of them. */
export function signatureHeaders(secrets: readonly string[], id: string, body: Buffer, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatures = secrets.map((secret) => `v1,${sign(secret, id, timestamp, body)}`);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

/** A new random secret. */
export function toSecret(bytes: Buffer): string {
  return PREFIX + bytes.toString('base64');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
