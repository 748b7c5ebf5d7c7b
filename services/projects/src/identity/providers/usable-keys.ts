import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { ProviderKey } from '@trackway/contracts';
import { hasSmallExponent } from '@trackway/runtime';
import { z } from 'zod';

const MAX_PUBLISHED = 100;
/** Bounds the size of the event for gateways. */
const MAX_USABLE = 20;
const MIN_RSA_BITS = 2_048;
const MAX_RSA_BITS = 8_192;

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(MAX_PUBLISHED) });

const described = z.looseObject({
  kid: z.string().max(256).default(''),
  use: z.literal('sig').optional(),
  alg: z.string().optional(),
  key_ops: z.array(z.string()).optional(),
});

/** The public keys of a key set that can verify tokens; empty if it is no key set. Private members are dropped. */
export function usableKeys(published: unknown): readonly ProviderKey[] {
  const parsed = keySet.safeParse(published);
  if (!parsed.success) return [];
  const keys = parsed.data.keys.flatMap((jwk) => usableKey(jwk) ?? []);
  // Of several keys with one id, the first one counts.
  return [...new Map(keys.toReversed().map((key) => [key.kid, key])).values()].toReversed().slice(0, MAX_USABLE);
}

function usableKey(jwk: JsonWebKey): ProviderKey | undefined {
  const parsed = described.safeParse(jwk);
  if (!parsed.success) return undefined;
  const { kid, alg: declared, key_ops: operations } = parsed.data;
  if (operations && !operations.includes('verify')) return undefined;
  const key = publicKeyOf(jwk);
  const alg = key && algorithmOf(key);
  if (!key || !alg || (declared !== undefined && declared !== alg)) return undefined;
  const { kty = '', ...members } = key.export({ format: 'jwk' });
  return { ...members, kty, kid, alg };
}

function publicKeyOf(jwk: JsonWebKey): KeyObject | undefined {
  // A shared secret must never verify tokens: clients may know it.
  if (jwk.kty === 'oct') return undefined;
  try {
    return createPublicKey({ key: jwk, format: 'jwk' });
  } catch {
    return undefined;
  }
}

function algorithmOf(key: KeyObject) {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type === 'rsa') return isUsableRsa(key) ? 'RS256' : undefined;
  if (type === 'ec') return details?.namedCurve === 'prime256v1' ? 'ES256' : undefined;
  return type === 'ed25519' ? 'EdDSA' : undefined;
}

function isUsableRsa(key: KeyObject): boolean {
  const { modulusLength: bits = 0 } = key.asymmetricKeyDetails ?? {};
  return bits >= MIN_RSA_BITS && bits <= MAX_RSA_BITS && hasSmallExponent(key);
}
