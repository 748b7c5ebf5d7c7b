import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'whsec_';
/** Older and newer deliveries may be somebody else's, caught on their way and sent again. */
const TOLERANCE_SECONDS = 300;

/** The headers and the exact bytes of a delivery signed as Standard Webhooks says. */
export interface SignedDelivery {
  readonly id: string | undefined;
  /** Seconds since 1970. */
  readonly timestamp: string | undefined;
  /** `v1,<base64>`, several separated by spaces. */
  readonly signature: string | undefined;
  readonly body: Buffer;
}

/** Whether the delivery was signed by one of `secrets` within five minutes. Takes the same time for every wrong signature. */
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

/** The headers of a delivery, signed by each of `secrets`, so that a receiver who knows one of them is content. */
export function signatureHeaders(secrets: readonly string[], id: string, body: Buffer, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatures = secrets.map((secret) => `v1,${sign(secret, id, timestamp, body)}`);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

/** A secret from random bytes. */
export function toSecret(bytes: Buffer): string {
  return PREFIX + bytes.toString('base64');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
