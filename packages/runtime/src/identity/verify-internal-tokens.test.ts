import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { Caller } from './caller';
import { signEdDsa } from './compact-jws';
import type { IdentityKeys } from './identity-key-files';
import { type InternalTokenOptions, InternalTokens } from './internal-tokens';

const NOW = Date.parse('2026-05-04T12:00:00Z');
const NOW_S = NOW / 1_000;
const pair = generateKeyPairSync('ed25519');
const shared = [{ kid: 'a', secret: randomBytes(32) }];
const caller: Caller = {
  kind: 'user',
  id: randomUUID(),
  frameId: randomUUID(),
  scopes: ['projects:read', 'forms:write'],
};

/** The keys of the gateway, which signs with the key `k`. */
const identityKeys: IdentityKeys = {
  privateKey: { kid: 'k', key: pair.privateKey },
  publicKey: (kid) => (kid === 'k' ? { service: 'gateway', key: pair.publicKey } : undefined),
};

/** A token that the gateway signs; `changes` of undefined remove a claim. */
function aToken(changes: object = {}, kid = 'k'): string {
  const { id: sub, frameId: frame_id } = caller;
  const claims = { iss: 'gateway', sub, kind: 'user', frame_id, scope: '', iat: NOW_S, exp: NOW_S + 60 };
  return signEdDsa({ ...claims, ...changes }, kid, pair.privateKey);
}

const tokens = (options: InternalTokenOptions = { identityKeys }) => new InternalTokens(shared, 'gateway', options);

/** The caller of a valid token, or the error of a rejected one. */
function resultOf(token: string, options?: InternalTokenOptions): unknown {
  try {
    return tokens(options).verify(token);
  } catch (error) {
    return error;
  }
}

const rejected = (reason: string) => ({
  kind: 'unauthenticated',
  code: 'unauthenticated',
  cause: { message: expect.stringContaining(reason) },
});

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe.each([
  ['a key of the service', { identityKeys }],
  ['a shared key', {}],
])('an identity that is signed with %s', (_, options) => {
  it('contains the caller, and the service that signed it', () => {
    const complete = { ...caller, name: 'Ana', email: 'ana@example.org', tokenId: randomUUID() };
    const signed = (who: Caller) => tokens(options).sign(who);

    expect(tokens(options).verify(signed(caller))).toStrictEqual({ ...caller, service: 'gateway' });
    expect(tokens(options).verify(signed(complete))).toStrictEqual({ ...complete, service: 'gateway' });
    expect(tokens(options).verify(signed({ ...caller, scopes: [] }))).toMatchObject({ scopes: [] });
  });

  it('is valid for a minute, and at hosts whose clock differs by less than another one', () => {
    const token = tokens(options).sign(caller);
    const isValidAfter = (seconds: number) => {
      jest.setSystemTime(NOW + seconds * 1_000);
      return !(resultOf(token, options) instanceof Error);
    };

    expect([-61, -60, 0, 60, 119, 120, 121].map(isValidAfter)).toEqual([false, true, true, true, true, false, false]);
  });

  it('is verified once, and read from memory until it expires', () => {
    const verifier = tokens(options);
    const token = verifier.sign(caller);
    const first = verifier.verify(token);
    jest.setSystemTime(NOW + 59_999);

    expect(verifier.verify(token)).toBe(first);
    jest.setSystemTime(NOW + 60_000);
    expect(verifier.verify(token)).not.toBe(first);
    jest.setSystemTime(NOW + 120_000);
    expect(() => verifier.verify(token)).toThrow('The identity of the caller is invalid.');
  });
});

describe('the lifetime of an identity', () => {
  it.each([
    ['too long', { exp: NOW_S + 61 }, 'The lifetime of the token is too long.'],
    ['empty', { exp: NOW_S }, 'expires before it is issued'],
    ['negative', { exp: NOW_S - 1 }, 'expires before it is issued'],
    ['in the future', { iat: NOW_S + 61, exp: NOW_S + 62 }, 'from the future'],
    ['in the past', { iat: NOW_S - 61, exp: NOW_S - 60 }, 'has expired'],
  ])('cannot be %s', (_, changes, reason) => {
    expect(resultOf(aToken(changes))).toMatchObject(rejected(reason));
  });

  it.each([[{ exp: NOW_S + 1 }], [{ iat: NOW_S + 60, exp: NOW_S + 120 }], [{ iat: NOW_S - 119, exp: NOW_S - 59 }]])(
    'is at most a minute, with a minute of clock difference: %j',
    (changes) => {
      expect(resultOf(aToken(changes))).toMatchObject({ id: caller.id });
    },
  );
});

describe('an identity', () => {
  it.each([
    ['an unknown key', aToken({}, 'other'), 'The key is unknown.'],
    ['a key of another service', aToken({ iss: 'projects' }), 'The key belongs to another service.'],
    ['an unknown claim', aToken({ admin: true }), 'admin'],
    ['an unknown kind', aToken({ kind: 'root' }), 'kind'],
    ['a subject that is no id', aToken({ sub: 'ana' }), 'sub'],
    ['a token id that is no id', aToken({ token: 'x' }), 'token'],
    ['no frame', aToken({ frame_id: undefined }), 'frame_id'],
    ['no scopes', aToken({ scope: undefined }), 'scope'],
    ['no JSON', 'x.y.z', 'JSON'],
  ])('is rejected with %s, and the error has the reason as its cause', (_, token, reason) => {
    expect(resultOf(token)).toMatchObject(rejected(reason));
  });

  it('is accepted from both kinds of keys only while the installation changes over', () => {
    const byShared = tokens({}).sign(caller);

    expect(resultOf(byShared)).toMatchObject(rejected('The key is unknown.'));
    expect(resultOf(byShared, { identityKeys, acceptSharedKeys: true })).toMatchObject({ id: caller.id });
    expect(resultOf(aToken(), { identityKeys, acceptSharedKeys: true })).toMatchObject({ id: caller.id });
    expect(resultOf(aToken(), {})).toMatchObject(rejected('The key is unknown.'));
    expect(resultOf(byShared, { acceptSharedKeys: false })).toMatchObject(rejected('The key is unknown.'));
  });

  it('is rejected with an unknown shared key', () => {
    const other = new InternalTokens([{ kid: 'b', secret: randomBytes(32) }], 'gateway').sign(caller);

    expect(resultOf(other, {})).toMatchObject(rejected('The key is unknown.'));
  });

  it('is signed with the first shared key, and needs at least one', () => {
    const token = new InternalTokens([...shared, { kid: 'b', secret: randomBytes(32) }], 'gateway').sign(caller);

    expect(new InternalTokens(shared, 'projects').verify(token).id).toBe(caller.id);
    expect(() => new InternalTokens([], 'gateway')).toThrow('At least one internal key is required.');
  });
});
