import { randomBytes, randomUUID } from 'node:crypto';
import { sign } from 'jsonwebtoken';
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

describe('internal tokens', () => {
  it('carry an identity from one service to another', () => {
    const token = new InternalTokens(ring, 'gateway').sign(caller);

    expect(new InternalTokens(ring, 'projects').verify(token)).toEqual({ ...caller, service: 'gateway' });
  });

  it('stay valid while keys rotate', () => {
    const token = new InternalTokens(ring, 'gateway').sign(caller);
    const rotated = new InternalTokens([{ kid: 'b', secret: randomBytes(32) }, ...ring], 'projects');

    expect(rotated.verify(token).id).toBe(caller.id);
  });

  it.each([
    ['another secret', () => new InternalTokens([{ kid: 'a', secret: randomBytes(32) }], 'gateway').sign(caller)],
    ['an unknown key', () => new InternalTokens([{ kid: 'z', secret }], 'gateway').sign(caller)],
    ['no algorithm', () => sign({ kind: 'user' }, '', { algorithm: 'none', keyid: 'a' })],
    [
      'an old token',
      () =>
        sign({ kind: 'user', frame_id: caller.frameId, scope: '' }, secret, {
          keyid: 'a',
          subject: caller.id,
          issuer: 'gateway',
          expiresIn: -60,
        }),
    ],
    [
      'a token without a frame',
      () =>
        sign({ kind: 'user', scope: '' }, secret, { keyid: 'a', subject: caller.id, issuer: 'gateway', expiresIn: 60 }),
    ],
    ['nonsense', () => 'x.y.z'],
    ['nothing', () => ''],
  ])('refuse %s', (_, make) => {
    const tokens = new InternalTokens(ring, 'projects');

    expect(() => tokens.verify(make())).toThrow(expect.objectContaining({ kind: 'unauthenticated' }));
  });
});
