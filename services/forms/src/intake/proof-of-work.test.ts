import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@trackway/runtime';
import { type Challenge, difficultyOf, proofsOfWork } from './proof-of-work';

const keys = [{ secret: randomBytes(32) }];

/** The first number that solves a challenge, or that does not. */
function numberFor({ salt, difficulty }: Challenge, isSolved = true): number {
  for (let number = 0; ; number += 1) {
    const hash = BigInt(`0x${createHash('sha256').update(`${salt}:${number}`).digest('hex')}`);
    if ((hash >> BigInt(256 - difficulty) === 0n) === isSolved) return number;
  }
}

describe('a proof of work', () => {
  let now: Date;
  const linkId = newId();
  const proofs = proofsOfWork(keys, () => now);

  beforeEach(() => {
    now = new Date('2026-11-23T10:00:00Z');
  });

  function reasonOf(proof: string | undefined, of = linkId): unknown {
    try {
      return { id: proofs.verify(of, proof) };
    } catch (error) {
      return (error as { details: { extra: { reason: string } } }).details.extra.reason;
    }
  }

  it('is accepted if its number solves the challenge, also after a rotation of keys', () => {
    const challenge = proofs.issue(linkId, 10);
    const proof = `${challenge.token}:${numberFor(challenge)}`;
    const rotated = proofsOfWork([{ secret: randomBytes(32) }, ...keys], () => now);

    expect(reasonOf(proof)).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(rotated.verify(linkId, proof)).toBe(proofs.verify(linkId, proof));
  });

  it('is rejected for another link, after ten minutes, and without the work', () => {
    const challenge = proofs.issue(linkId, 10);
    const proof = `${challenge.token}:${numberFor(challenge)}`;

    expect(reasonOf(proof, newId())).toBe('forged');
    expect(reasonOf(`${challenge.token}:${numberFor(challenge, false)}`)).toBe('unsolved');
    now = challenge.expiresAt;
    expect(reasonOf(proof)).toBe('expired');
  });

  it.each([undefined, '', 'x', 'a.b:1', `${'a'.repeat(10_000)}:1`, `${'a'.repeat(20)}.${'b'.repeat(43)}:-1`])(
    'is rejected if it is missing or malformed: %j',
    (proof) => {
      expect(reasonOf(proof)).toBe(proof === undefined ? 'missing' : 'malformed');
    },
  );

  it('is rejected if its claims were changed, such as a lower difficulty', () => {
    const { token } = proofs.issue(linkId, 20);
    const [payload = '', salt] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    claims[2] = 0;
    const easier = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const foreign = proofsOfWork([{ secret: randomBytes(32) }], () => now).issue(linkId, 1);

    expect(reasonOf(`${easier}.${salt}:0`)).toBe('forged');
    expect(reasonOf(`${foreign.token}:${numberFor(foreign)}`)).toBe('forged');
  });
});

describe('the difficulty of challenges', () => {
  it.each([
    [0, 15],
    [9, 15],
    [10, 16],
    [19, 16],
    [20, 17],
    [80, 19],
    [10_000, 24],
  ])('after %i recent submissions is %i bits', (recent, bits) => {
    expect(difficultyOf(15, recent)).toBe(bits);
  });
});
