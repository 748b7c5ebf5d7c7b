import { randomBytes, randomUUID } from 'node:crypto';
import { type SignOptions, sign } from 'jsonwebtoken';
import type { Caller } from './caller';
import { InternalTokens } from './internal-tokens';

const secret = randomBytes(32);
const ring = [{ kid: 'a', secret }];
const caller: Caller = {
  kind: 'user',
  id: randomUUID(),
  frameId: randomUUID(),
  scopes: ['projects:read'],
  name: 'Ana',
  tokenId: randomUUID(),
};

function signed(claims: object, options: SignOptions): string {
  const good = { kind: 'user', frame_id: caller.frameId, scope: '', iss: 'gateway', sub: caller.id };
  return sign({ ...good, ...claims }, secret, { keyid: 'a', ...options });
}

describe('internal tokens', () => {
  it('carry an identity from one service to another', () => {
    const token = new InternalTokens(ring, 'gateway').sign(caller);

    expect(new InternalTokens(ring, 'projects').verify(token)).toEqual({ ...caller, service: 'gateway' });
  });

  it('are reused for the calls of a caller for half of their lifetime', () => {
    jest.useFakeTimers();
    try {
      const tokens = new InternalTokens(ring, 'funnels');
      const token = tokens.sign(caller);
      jest.advanceTimersByTime(29_000);
      expect(tokens.sign(caller)).toBe(token);
      jest.advanceTimersByTime(1_000);
      expect(tokens.sign(caller)).not.toBe(token);
    } finally {
      jest.useRealTimers();
    }
  });

  it('stay valid while keys rotate', () => {
    const token = new InternalTokens(ring, 'gateway').sign(caller);
    const rotated = new InternalTokens([{ kid: 'b', secret: randomBytes(32) }, ...ring], 'projects');

    expect(rotated.verify(token).id).toBe(caller.id);
  });

  it.each([-50, 50])('are valid at a host whose clock differs by %d s', (seconds) => {
    const token = new InternalTokens(ring, 'gateway').sign(caller);
    jest.useFakeTimers({ now: Date.now() + seconds * 1_000 });

    try {
      expect(new InternalTokens(ring, 'projects').verify(token).id).toBe(caller.id);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([-70, 130])('are invalid at a host whose clock differs by %d s', (seconds) => {
    const token = new InternalTokens(ring, 'gateway').sign(caller);
    jest.useFakeTimers({ now: Date.now() + seconds * 1_000 });

    try {
      expect(() => new InternalTokens(ring, 'projects').verify(token)).toThrow(
        expect.objectContaining({ kind: 'unauthenticated' }),
      );
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['another secret', () => new InternalTokens([{ kid: 'a', secret: randomBytes(32) }], 'gateway').sign(caller)],
    ['an unknown key', () => new InternalTokens([{ kid: 'z', secret }], 'gateway').sign(caller)],
    ['no algorithm', () => sign({ kind: 'user' }, '', { algorithm: 'none', keyid: 'a' })],
    ['an old token', () => signed({ iat: Math.floor(Date.now() / 1_000) - 150 }, { expiresIn: 60 })],
    ['a token that expires before it is issued', () => signed({}, { expiresIn: -10 })],
    [
      'a token without a frame',
      () =>
        sign({ kind: 'user', scope: '' }, secret, { keyid: 'a', subject: caller.id, issuer: 'gateway', expiresIn: 60 }),
    ],
    ['a token without an expiry', () => signed({}, {})],
    ['a token with a lifetime of a day', () => signed({}, { expiresIn: 86_400 })],
    ['a token that is not valid yet', () => signed({ iat: Date.now() / 1_000 + 86_400 }, { expiresIn: 60 })],
    ['a token without its time of issue', () => signed({}, { expiresIn: 60, noTimestamp: true })],
    ['text that is not a token', () => 'x.y.z'],
    ['an empty text', () => ''],
  ])('reject %s', (_, make) => {
    const tokens = new InternalTokens(ring, 'projects');

    expect(() => tokens.verify(make())).toThrow(expect.objectContaining({ kind: 'unauthenticated' }));
  });
});
