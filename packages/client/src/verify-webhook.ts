const PREFIX = 'whsec_';
/** Older and newer deliveries may be somebody else's, caught on their way and sent again. */
const TOLERANCE_SECONDS = 300;

export interface WebhookDelivery {
  /** The headers as they came; `webhook-id`, `webhook-timestamp` and `webhook-signature` are looked at. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The exact bytes, before anything has read them as JSON. */
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Whether a delivery of a webhook is signed with `secret` within five minutes, as Standard Webhooks says. */
export async function verifyWebhook(secret: string, { headers, body }: WebhookDelivery): Promise<boolean> {
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
    // The comparison is that of the platform, which takes the same time for every wrong one.
    if (signature.startsWith('v1,') && (await crypto.subtle.verify('HMAC', key, bytesOf(signature.slice(3)), signed)))
      return true;
  }
  return false;
}

/** The bytes of base64; none where it is not. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
