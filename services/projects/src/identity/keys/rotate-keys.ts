import { notFound } from '@trackway/errors';
import type { Clock } from '@trackway/runtime';
import type { KeyCipher } from './key-cipher';
import { keyRevocation } from './revocation-events';
import { currentKey, makeSigningKey, type SigningKey } from './signing-key';
import type { SigningKeyStore } from './signing-key-store';
import { MAX_PERSONAL_SECONDS, SKEW_SECONDS } from './token-lifetimes';

/** How long a new key is published before it signs, so that every gateway knows it. */
const AHEAD_MS = 15 * 60_000;

const LAST_TOKEN_MS = (MAX_PERSONAL_SECONDS + SKEW_SECONDS) * 1_000;

interface Deps {
  readonly signingKeys: SigningKeyStore;
  readonly cipher: KeyCipher;
  readonly clock: Clock;
  readonly rotationDays: number;
}

/** Creates the first key, creates the next key before the current one expires, and deletes expired ones. Idempotent. */
export function makeRotateSigningKeys({ signingKeys, cipher, clock, rotationDays }: Deps) {
  const periodMs = rotationDays * 86_400_000;
  return (): Promise<void> =>
    signingKeys.change(async (store) => {
      const now = clock();
      const keys = await store.all();
      const newest = keys.findLast(({ revokedAt }) => revokedAt === null);
      if (!newest) await store.insert(makeSigningKey(now, cipher.encrypt));
      else if (newest.signsFrom.getTime() + periodMs - AHEAD_MS <= now.getTime()) {
        const signsFrom = new Date(Math.max(newest.signsFrom.getTime() + periodMs, now.getTime() + AHEAD_MS));
        await store.insert(makeSigningKey(signsFrom, cipher.encrypt));
      }
      const current = currentKey(keys, now);
      for (const key of keys) {
        if (hasEnded(key, now)) await store.remove(key.kid);
        else if (current && key.signsFrom < current.signsFrom && key.publishedUntil === null) {
          await store.update({
            ...key,
            privateKey: null,
            publishedUntil: new Date(current.signsFrom.getTime() + LAST_TOKEN_MS),
          });
        }
      }
    });
}

/** Replaces the signing key immediately. Tokens of the old key stay valid. */
export function makeReplaceSigningKey({ signingKeys, cipher, clock }: Omit<Deps, 'rotationDays'>) {
  return (): Promise<SigningKey> =>
    signingKeys.change(async ({ insert }) => {
      const key = makeSigningKey(clock(), cipher.encrypt);
      await insert(key);
      return key;
    });
}

/** Revokes a leaked key with all tokens that it signed, and replaces it immediately. */
export function makeRevokeSigningKey({ signingKeys, cipher, clock }: Omit<Deps, 'rotationDays'>) {
  return (kid: string): Promise<void> =>
    signingKeys.change(async ({ all, insert, update, outbox }) => {
      const now = clock();
      const keys = await all();
      const key = keys.find((one) => one.kid === kid && one.revokedAt === null);
      if (!key) throw notFound('signing_key');
      const until = new Date(now.getTime() + LAST_TOKEN_MS);
      await update({ ...key, privateKey: null, publishedUntil: until, revokedAt: now });
      await outbox.add(keyRevocation(kid, until));
      const rest = keys.filter((one) => one !== key);
      if (!currentKey(rest, now)) await insert(makeSigningKey(now, cipher.encrypt));
    });
}

function hasEnded({ publishedUntil }: SigningKey, now: Date): boolean {
  return publishedUntil !== null && publishedUntil <= now;
}
