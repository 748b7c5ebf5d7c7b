import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { AppError } from '@trackway/errors';
import type { Clock } from '@trackway/runtime';
import { z } from 'zod';

const LIFETIME_MS = 10 * 60 * 1_000;
const MAX_PROOF_LENGTH = 512;

/** Id, link, difficulty and time of expiry in milliseconds. */
const claims = z.tuple([z.uuid(), z.uuid(), z.int(), z.int()]);

/** A puzzle: find a number so that the SHA-256 of `<salt>:<number>` begins with `difficulty` zero bits. */
export interface Challenge {
  readonly token: string;
  readonly salt: string;
  readonly difficulty: number;
  readonly expiresAt: Date;
}

export interface ProofsOfWork {
  issue(linkId: string, difficulty: number): Challenge;
  /**
   * Verifies a proof, `<token>:<number>`, and returns its id. A proof may be used once, which the caller checks.
   * @throws AppError 403 `invalid_proof_of_work`
   */
  verify(linkId: string, proof: string | undefined): string;
}

/** Challenges are signed and not stored. The first key signs, all keys verify. */
export function proofsOfWork(keys: readonly { readonly secret: Buffer }[], clock: Clock): ProofsOfWork {
  return {
    issue: (linkId, difficulty) => {
      const [key] = keys;
      if (!key) throw new Error('At least one internal key is required.');
      const expiresAt = new Date(clock().getTime() + LIFETIME_MS);
      const payload = encode([randomUUID(), linkId, difficulty, expiresAt.getTime()]);
      const salt = signature(key.secret, payload);
      return { token: `${payload}.${salt}`, salt, difficulty, expiresAt };
    },
    verify: (linkId, proof) => {
      if (proof === undefined) throw invalidProof('missing');
      const [, payload, salt, number] =
        /^([\w-]+)\.([\w-]{43}):(\d{1,15})$/.exec(proof.slice(0, MAX_PROOF_LENGTH)) ?? [];
      if (payload === undefined || salt === undefined || number === undefined) throw invalidProof('malformed');
      if (!keys.some(({ secret }) => isEqual(signature(secret, payload), salt))) throw invalidProof('forged');
      const [id, ofLink, difficulty, expires] = decode(payload);
      if (ofLink !== linkId) throw invalidProof('forged');
      if (clock().getTime() >= expires) throw invalidProof('expired');
      if (leadingZeroBits(hash(`${salt}:${number}`)) < difficulty) throw invalidProof('unsolved');
      return id;
    },
  };
}

const messages = {
  missing: 'This form is protected against spam. Send a solved challenge in the X-Proof-Of-Work header.',
  malformed: 'The X-Proof-Of-Work header must be the token of a challenge, a colon and a number.',
  forged: 'The challenge is not one of this link. Request a new one.',
  expired: 'The challenge has expired. Request a new one.',
  unsolved: 'The number does not solve the challenge.',
  spent: 'The challenge was used for another request. Request a new one.',
} as const;

export function invalidProof(reason: keyof typeof messages): AppError {
  return new AppError('forbidden', 'invalid_proof_of_work', messages[reason], { extra: { reason } });
}

/** Rate of submissions from which on challenges become more difficult. */
const NORMAL_RATE = 10;
const MAX_DIFFICULTY = 24;

/** One bit more, which is twice the work, when the recent submissions reach 10, and again each time that they double. */
export function difficultyOf(base: number, recent: number): number {
  const raised = recent < NORMAL_RATE ? base : base + 1 + Math.floor(Math.log2(recent / NORMAL_RATE));
  return Math.min(raised, Math.max(MAX_DIFFICULTY, base));
}

function leadingZeroBits(bytes: Buffer): number {
  const index = bytes.findIndex((byte) => byte !== 0);
  return index === -1 ? bytes.length * 8 : index * 8 + Math.clz32(bytes[index] ?? 0) - 24;
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function encode(value: z.infer<typeof claims>): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(payload: string): z.infer<typeof claims> {
  return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
}

/** The signed text contains the purpose, so that other signatures of the same keys are no challenges. */
function signature(secret: Buffer, payload: string): string {
  return createHmac('sha256', secret).update(`intake challenge ${payload}`).digest('base64url');
}

/** Compares in constant time. */
function isEqual(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
