import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { ProviderKey } from '@trackway/contracts';
import { newId } from '@trackway/runtime';
import type { Rejected } from '../authentication/access-token';
import { parseCompactToken } from '../authentication/compact-token';
import { tooManyRequests } from '../errors/gateway-error';
import { IdentityProviders } from './identity-providers';
import { TooManyCallsError } from './limit-concurrency';
import { CallError } from './resolve-subject';
import { makeVerifyProvidedToken } from './verify-provided-token';

const NOW = Date.parse('2026-05-04T12:00:00Z');
const ISSUER = 'https://idp.example.org';
const names = { subject: 'sub', user_name: 'user', email: 'email', email_verified: 'verified', name: 'name' };
const frameCount = { allowed: true, remaining: 3, waitMs: 1 };
const pair = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');

function keyOf({ publicKey }: { publicKey: KeyObject }, kid: string): ProviderKey {
  return { ...publicKey.export({ format: 'jwk' }), kty: 'OKP', kid, alg: 'EdDSA' };
}

/** A provider with the given keys. A refresh reads `published`. */
function open({ keys = [keyOf(pair, 'k')], published }: { keys?: ProviderKey[]; published?: ProviderKey[] } = {}) {
  const providers = new IdentityProviders();
  const frameId = newId();
  const id = newId();
  const claims = { ...names, groups: 'groups' };
  providers.apply(frameId, { id, revision: 1, active: true, issuer: ISSUER, audiences: ['api'], claims, keys });
  const user = { id: newId(), name: 'Ana', email: null as string | null, active: true };
  const resolved = () => ({ user: state.user, scopes: ['projects:read'], epoch: 7 });
  const state = {
    user,
    error: undefined as Error | undefined,
    revokedUser: '',
    refreshes: 0,
    isKnown: false,
    resolves: 0,
    counted: [] as string[],
    frameLimit: undefined as Rejected | undefined,
  };
  const verify = makeVerifyProvidedToken({
    providers,
    refreshKeys: async (provider) => {
      state.refreshes += 1;
      providers.setKeys(provider, 2, published ?? keys);
    },
    subjects: {
      find: () => (state.isKnown ? resolved() : undefined),
      resolve: async () => {
        state.resolves += 1;
        if (state.error) throw state.error;
        return resolved();
      },
    },
    takeForFrame: (frame) => {
      state.counted.push(frame);
      return state.frameLimit ?? { frameCount };
    },
    isRevoked: ({ subject }) => subject === state.revokedUser,
    now: () => NOW,
  });
  return {
    ...{ frameId, id, state },
    verify: (token: ReturnType<typeof aToken>) => {
      const provider = providers.find({ id, issuer: ISSUER });
      if (!provider) throw new Error('The provider is not stored.');
      return verify(token, provider);
    },
  };
}

function aToken(claims: object = {}, { header = {}, by = pair.privateKey }: { header?: object; by?: KeyObject } = {}) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = { sub: 'ana', exp: NOW / 1_000 + 60, ...claims };
  const input = `${part({ alg: 'EdDSA', kid: 'k', ...header })}.${part(payload)}`;
  const token = parseCompactToken(`${input}.${sign(null, Buffer.from(input), by).toString('base64url')}`);
  if (!token) throw new Error('The token cannot be parsed.');
  return token;
}

const invalid = {
  rejection: {
    status: 401,
    message: 'The token is not valid. Check that it is complete and was issued for this installation.',
  },
};

describe("a token of a tenant's identity provider", () => {
  it('belongs to the frame of the provider, whatever frame and scopes its claims name', async () => {
    const { frameId, id, state, verify } = open();
    const result = await verify(aToken({ frame_id: newId(), scope: '*' }));

    expect(result).toEqual({
      frameCount,
      token: {
        subject: state.user.id,
        frameId,
        limitKey: `${frameId}/${state.user.id}`,
        slotOwner: { key: frameId, isAnonymous: false },
        scopes: ['projects:read'],
        expiresAt: NOW + 120_000,
        name: 'Ana',
        provided: { providerId: id, epoch: 7 },
      },
    });
  });

  it('has the e-mail of the user, if there is one', async () => {
    const { state, verify } = open();
    state.user = { ...state.user, email: 'ana@example.org' };

    expect(await verify(aToken())).toMatchObject({ token: { email: 'ana@example.org' } });
  });

  it('is rejected with another key, algorithm or signature', async () => {
    const { verify } = open();

    expect(await verify(aToken({}, { by: other.privateKey }))).toMatchObject(invalid);
    expect(await verify(aToken({}, { header: { alg: 'RS256' } }))).toMatchObject(invalid);
    expect(await verify(aToken({}, { header: { kid: 'unknown' } }))).toMatchObject(invalid);
  });

  it('causes a read of the keys if its key is not known', async () => {
    const keys = [keyOf(pair, 'k'), keyOf(other, 'new')];
    const { state, verify } = open({ keys: keys.slice(0, 1), published: keys });
    expect(await verify(aToken())).toHaveProperty('token');
    expect(state.refreshes).toBe(0);

    expect(await verify(aToken({}, { header: { kid: 'new' }, by: other.privateKey }))).toHaveProperty('token');
    expect(state.refreshes).toBe(1);
  });

  it('without a key id is verified by the only key', async () => {
    const header = { kid: undefined };
    const two = open({ keys: [keyOf(pair, 'k'), keyOf(other, 'l')] });

    expect(await open().verify(aToken({}, { header }))).toHaveProperty('token');
    expect(await two.verify(aToken({}, { header }))).toMatchObject(invalid);
  });

  it('cannot be verified while the keys of the provider cannot be read', async () => {
    const { state, verify } = open({ keys: [] });

    expect(await verify(aToken())).toMatchObject({ rejection: { status: 503 } });
    expect(await verify(aToken({}, { header: { kid: undefined } }))).toMatchObject({ rejection: { status: 503 } });
    expect(state.refreshes).toBe(2);
  });

  it.each([
    ['it has expired', { exp: NOW / 1_000 - 61 }],
    ['it names no user', { sub: undefined }],
    ['it is an ID token', { at_hash: 'x' }],
  ])('is rejected if %s', async (_, claims) => {
    expect(await open().verify(aToken(claims))).toMatchObject({ rejection: { status: 401 } });
  });

  it('is rejected if its user is inactive or revoked', async () => {
    const { state, verify } = open();
    const inactive = { rejection: { status: 401, message: 'The user is deactivated or deleted.' } };
    state.user = { ...state.user, active: false };
    expect(await verify(aToken())).toMatchObject(inactive);
    state.user = { ...state.user, active: true };
    state.revokedUser = state.user.id;

    expect(await verify(aToken())).toMatchObject(inactive);
  });

  it('is counted for the frame before its user is resolved, and rejected above the limit', async () => {
    const { frameId, state, verify } = open();
    const limitFields = ['RateLimit', '"frame";r=0;t=5'];
    state.frameLimit = { rejection: tooManyRequests('in this frame', 5), limitFields };

    expect(await verify(aToken())).toEqual(state.frameLimit);
    expect([state.counted, state.resolves]).toEqual([[frameId], 0]);
  });

  it('is not counted during the verification if its signature is invalid or its user is known', async () => {
    const { state, verify } = open();
    await verify(aToken({}, { by: other.privateKey }));
    state.isKnown = true;

    expect(Object.keys(await verify(aToken()))).toEqual(['token']);
    expect([state.counted, state.resolves]).toEqual([[], 0]);
  });

  it.each([
    ['there is no user', new CallError(403), 401],
    ['the provider was deleted', new CallError(404), 401],
    ['projects fails', new CallError(500), 503],
    ['too many calls wait', new TooManyCallsError(), 429],
    ['projects is unavailable', new Error('connect ECONNREFUSED'), 503],
  ])('is rejected if %s', async (_, error, status) => {
    const { state, verify } = open();
    state.error = error;

    expect(await verify(aToken())).toMatchObject({ rejection: { status } });
  });
});
