import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/** The headers of a signed request (https://www.standardwebhooks.com). `id` does not change when the request is retried. */
export function signedHeaders(secret: string, id: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signatureOf(secret, id, timestamp, body)}`,
  };
}

/** Whether a request is signed with the secret, and not older than five minutes. */
export function isSigned(secret: string, headers: NodeJS.Dict<string | string[]>, body: string): boolean {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  if (id === undefined || timestamp === undefined || signatures === undefined) return false;
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (!(age <= TOLERANCE_SECONDS)) return false;
  const expected = Buffer.from(signatureOf(secret, id, timestamp, body));
  // After a rotation there are two signatures, one for each secret.
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function signatureOf(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
}
