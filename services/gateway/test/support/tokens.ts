import { createHmac } from 'node:crypto';

export const TOKEN_SECRET = 'a secret of the tests of 32 bytes or more';

export const SUBJECT = '0190aaaa-0000-7000-8000-00000000000a';
export const FRAME = '0190aaaa-0000-7000-8000-00000000000f';

export type Claims = Record<string, unknown>;

/** Valid claims with changes. An undefined value removes a claim. */
export function claimsWith(changed: Claims = {}): Claims {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: SUBJECT, frame_id: FRAME, scope: 'projects:read', exp: now + 3600, ...changed };
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}

export function tokenWith(changed: Claims = {}, secret = TOKEN_SECRET): string {
  return compact({ alg: 'HS256', typ: 'JWT' }, claimsWith(changed), secret);
}

export function bearer(changed: Claims = {}): { authorization: string } {
  return { authorization: `Bearer ${tokenWith(changed)}` };
}

/** A token with any header and claims, signed with HS256. Libraries reject invalid ones. */
export function compact(header: unknown, claims: unknown, secret: string | Buffer = TOKEN_SECRET): string {
  const input = `${part(header)}.${part(claims)}`;
  const signature = createHmac('sha256', secret).update(input).digest('base64url');
  return `${input}.${signature}`;
}

export function part(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}
