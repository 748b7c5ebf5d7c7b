import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/** Headers of a request, as `node:http` provides them. */
export type Headers = Readonly<NodeJS.Dict<string | string[]>>;

/** The headers of a signed request (https://www.standardwebhooks.com). `id` stays the same when the request is retried. */
export function signedHeaders(secret: string, id: string, body: string, now = new Date()): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signatureOf(secret, id, timestamp, body).toString('base64')}`,
  };
}

/** Whether a request is signed with the secret, and at most five minutes old. */
export function isSigned(secret: string, headers: Headers, body: string | Buffer, now = new Date()): boolean {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers[`webhook-${name}`]);
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = signatureOf(secret, id, timestamp, body);
  // During a rotation there are two signatures, one for each secret.
  return signatures.split(' ').some((one) => {
    if (!one.startsWith('v1,')) return false;
    const given = Buffer.from(one.slice('v1,'.length), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Compares two texts in a time that does not depend on their content. */
export function isEqualText(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHmac('sha256', 'comparison').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

function signatureOf(secret: string, id: string, timestamp: string, body: string | Buffer): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
}
