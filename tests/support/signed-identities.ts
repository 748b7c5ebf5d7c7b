import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign as signBytes,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { system } from './system';

/** Description of the forgery, and the headers of a request. */
export type Forgery = readonly [what: string, headers: Record<string, string>];

export type Claims = Readonly<Record<string, unknown>>;

export const HEADER = 'x-trackway-identity';
export const attacker = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const now = () => Math.floor(Date.now() / 1_000);

/** The private key of a service of the running system, so that each forgery has exactly one error. */
function privateKeyOf(service: string): KeyObject {
  return createPrivateKey(readFileSync(join(system.state_folder, 'identity', service, 'private.pem')));
}

export function keyIdOf(service: string): string {
  const der = createPublicKey(privateKeyOf(service)).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('base64url').slice(0, 22);
}

/** The keys that services share for other purposes. They sign no identities. */
export function internalSecret(): Buffer {
  const secrets = JSON.parse(readFileSync(join(system.state_folder, 'secrets.json'), 'utf8'));
  return Buffer.from(secrets.internal_key, 'base64url');
}

export const good = (changed: Claims = {}): Claims => ({
  iss: 'gateway',
  sub: '0190aaaa-0000-7000-8000-00000000000a',
  kind: 'user',
  frame_id: '0190aaaa-0000-7000-8000-00000000000f',
  scope: '*',
  iat: now(),
  exp: now() + 60,
  ...changed,
});

export const head = (changed: Claims = {}): Claims => ({
  alg: 'EdDSA',
  typ: 'JWT',
  kid: keyIdOf('gateway'),
  ...changed,
});

export function signed(header: Claims, claims: Claims, secret?: string | Buffer): string {
  const input = `${part(header)}.${part(claims)}`;
  return `${input}.${secret === undefined ? edDsa(input, 'gateway') : hmac(input, secret, 'sha256')}`;
}

export function edDsa(input: string, service: string): string {
  return signBytes(null, Buffer.from(input), privateKeyOf(service)).toString('base64url');
}

export function signedText(claims: string): string {
  const input = `${part(head())}.${Buffer.from(claims).toString('base64url')}`;
  return `${input}.${edDsa(input, 'gateway')}`;
}

export function hmac(input: string, secret: string | Buffer, digest: string): string {
  return createHmac(digest, secret).update(input).digest('base64url');
}

export function rsa(input: string): string {
  return signBytes('sha256', Buffer.from(input), attacker.privateKey).toString('base64url');
}

export function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
