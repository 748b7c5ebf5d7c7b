import { type KeyObject, sign, verify } from 'node:crypto';

// jsonwebtoken does not support EdDSA. A JWS of one fixed algorithm needs no more than this (RFC 7515 and 8037).

export function signEdDsa(claims: object, kid: string, key: KeyObject): string {
  const input = `${headerFor(kid)}.${encode(claims)}`;
  return `${input}.${sign(null, Buffer.from(input), key).toString('base64url')}`;
}

/**
 * The claims of a token that `signEdDsa` made with this key. Every other spelling of the header or the signature is
 * rejected, also if it means the same.
 * @throws Error for another header, shape or signature.
 */
export function verifyEdDsa(token: string, kid: string, key: KeyObject): unknown {
  const [header, payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || header !== headerFor(kid)) throw new Error('The token has another header or shape.');
  const bytes = Buffer.from(signature, 'base64url');
  if (bytes.toString('base64url') !== signature || !verify(null, Buffer.from(`${header}.${payload}`), key, bytes)) {
    throw new Error('The signature does not match.');
  }
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
}

/** The header of a token, not verified. @throws Error if it is no JSON object. */
export function headerOf(token: string): { readonly alg?: unknown; readonly kid?: unknown } {
  const header: unknown = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString('utf8'));
  if (typeof header !== 'object' || header === null) throw new Error('The header is not an object.');
  return header;
}

function headerFor(kid: string): string {
  return encode({ alg: 'EdDSA', typ: 'JWT', kid });
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
