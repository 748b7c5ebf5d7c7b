const PREFIX = 'whsec_';
const TOLERANCE_SECONDS = 300;

export interface Signed {
  readonly id: string;
  /** Seconds since 1970, as in the header. */
  readonly timestamp: string;
  readonly body: string;
}

/** `expired` means that the signature is right, but a receiver rejects it because of its age. */
export type SignatureResult = 'valid' | 'expired' | 'different';

/** Signs as Standard Webhooks describe it. The secret does not leave the page. */
export async function sign(secret: string, { id, timestamp, body }: Signed): Promise<string> {
  const usage: KeyUsage[] = ['sign'];
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.trim().replace(PREFIX, '')), algorithm, false, usage);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${body}`));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}

/** The header may contain several signatures, because an old secret stays valid during a rotation. */
export async function verify(
  secret: string,
  signatures: string,
  signed: Signed,
  nowMs: number,
): Promise<SignatureResult> {
  const expected = await sign(secret, signed);
  if (!signatures.trim().split(/\s+/).includes(expected)) return 'different';
  return Math.abs(nowMs / 1_000 - Number(signed.timestamp)) <= TOLERANCE_SECONDS ? 'valid' : 'expired';
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
