const PREFIX = 'whsec_';
/** Older deliveries may be replayed by an attacker. */
const TOLERANCE_SECONDS = 300;

export interface SignedDelivery {
  /** The received headers. `webhook-id`, `webhook-timestamp` and `webhook-signature` are used. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The exact bytes of the body, before parsing. */
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Verifies the Standard Webhooks signature of a delivery, and that it is at most five minutes old. */
export async function verifyWebhook(secret: string, { headers, body }: SignedDelivery): Promise<boolean> {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (typeof id !== 'string' || typeof signatures !== 'string' || typeof timestamp !== 'string') return false;
  if (!/^\d{1,15}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.slice(PREFIX.length)),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  for (const signature of signatures.split(' ')) {
    // Web Crypto compares in constant time.
    if (signature.startsWith('v1,') && (await crypto.subtle.verify('HMAC', key, bytesOf(signature.slice(3)), signed)))
      return true;
  }
  return false;
}

/** Decodes base64. Returns no bytes for invalid input. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
