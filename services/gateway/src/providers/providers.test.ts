import { generateKeyPairSync } from 'node:crypto';
import { type ProviderKey, TOKEN_ISSUER } from '@trackway/contracts';
import { newId } from '@trackway/runtime';
import { IdentityProviders, type Provider } from './identity-providers';
import type { ProvidedClaims } from './provided-claims';
import { makeRefreshKeys } from './refresh-keys';
import { CallError, SubjectResolver } from './resolve-subject';
import { makeVerifyToken } from './select-verifier';
import { verifyingKeys } from './verifying-keys';

const ISSUER = 'https://idp.example.org';
const names = ['subject', 'user_name', 'email', 'email_verified', 'name', 'groups'] as const;
const claims = Object.fromEntries(names.map((name) => [name, name])) as Record<(typeof names)[number], string>;

function open() {
  const providers = new IdentityProviders();
  const frameId = newId();
  const add = (audience: string, issuer = ISSUER): Provider => {
    const id = newId();
    providers.apply(frameId, { id, revision: 1, active: true, issuer, audiences: [audience], claims, keys: [] });
    const provider = providers.find({ id, issuer });
    if (!provider) throw new Error('The provider is not stored.');
    return provider;
  };
  return { providers, frameId, add };
}

function aKey(): ProviderKey {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...publicKey.export({ format: 'jwk' }), kty: 'RSA', kid: 'key', alg: 'RS256' };
}

describe('the refresh of the keys of a provider', () => {
  function openRefresh() {
    const opened = open();
    const provider = opened.add('api');
    const state = { calls: [] as string[], now: 100_000, error: undefined as Error | undefined, keys: [aKey()] };
    const call = async (_provider: Provider, path: string) => {
      state.calls.push(path);
      if (state.error) throw state.error;
      return { revision: 2, keys: state.keys };
    };
    return { ...opened, provider, state, refresh: makeRefreshKeys({ ...opened, call, now: () => state.now }) };
  }

  it('replaces the keys, once for concurrent calls', async () => {
    const { providers, provider, state, refresh } = openRefresh();
    await Promise.all([refresh(provider), refresh(provider)]);

    expect(state.calls).toEqual([`/internal/identity-providers/${provider.id}/keys`]);
    expect(providers.find(provider)).toMatchObject({ revision: 2, keys: [{ kid: 'key' }] });
  });

  it('is made at most every second for a provider', async () => {
    const { add, provider, state, refresh } = openRefresh();
    await refresh(provider);
    state.now += 999;
    await refresh(provider);
    expect(state.calls).toHaveLength(1);
    await refresh(add('other'));
    state.now += 1;
    await refresh(provider);
    expect(state.calls).toHaveLength(3);
  });

  it('ignores failures and invalid responses', async () => {
    const { providers, provider, state, refresh } = openRefresh();
    state.error = new CallError(503);

    await expect(refresh(provider)).resolves.toBeUndefined();
    state.error = undefined;
    state.keys = 'none' as never;
    state.now += 1_000;
    await expect(refresh(provider)).resolves.toBeUndefined();
    expect(providers.find(provider)).toMatchObject({ revision: 1, keys: [] });
  });
});

describe('the keys of a provider', () => {
  it('exclude RSA keys with an exponent above 2^32-1, which take milliseconds for each signature', () => {
    const slow = { ...aKey(), kid: 'slow', e: Buffer.from('0100000001', 'hex').toString('base64url') };
    const fast = { ...aKey(), kid: 'fast', e: Buffer.from('ffffffff', 'hex').toString('base64url') };

    expect(verifyingKeys([slow, fast]).map(({ kid }) => kid)).toEqual(['fast']);
  });
});

describe('the user of a token', () => {
  const given = { subject: 'ana', userName: 'ana', email: null, isEmailVerified: false, name: 'Ana', groups: ['a'] };

  function openResolve() {
    const opened = open();
    const provider = opened.add('api');
    const user = { id: newId(), name: 'Ana', email: null, active: true };
    const state = { bodies: [] as object[], user, during: (): void => undefined, response: undefined as unknown };
    const call = async (_provider: Provider, _path: string, body: object) => {
      state.bodies.push(body);
      state.during();
      return state.response ?? { user: state.user, scopes: ['projects:read'] };
    };
    const subjects = new SubjectResolver({ ...opened, call });
    const claimsOfAna = given as unknown as ProvidedClaims;
    const resolveAna = async () => subjects.find(provider, claimsOfAna) ?? subjects.resolve(provider, claimsOfAna);
    return { ...opened, provider, state, resolveAna };
  }

  it('is resolved once for the same claims, until the scopes of the user change', async () => {
    const { providers, frameId, state, resolveAna } = openResolve();
    const first = await resolveAna();
    expect(first).toMatchObject({ user: { name: 'Ana' }, scopes: ['projects:read'] });
    expect(await resolveAna()).toEqual(first);
    providers.changeGrants(frameId, newId());
    await resolveAna();
    expect(state.bodies).toHaveLength(1);
    providers.changeGrants(frameId, state.user.id);
    await resolveAna();

    expect(state.bodies).toHaveLength(2);
    expect(state.bodies[0]).toMatchObject({ subject: 'ana', groups: ['a'] });
  });

  it('is resolved again if the scopes change during the call', async () => {
    const { providers, frameId, state, resolveAna } = openResolve();
    state.during = () => providers.changeGrants(frameId, null);
    await resolveAna();
    state.during = () => undefined;
    await resolveAna();

    expect(state.bodies).toHaveLength(2);
  });

  it('is resolved each time while the user is inactive', async () => {
    const { state, resolveAna } = openResolve();
    state.user = { ...state.user, active: false };
    await resolveAna();
    state.user = { ...state.user, active: true };

    expect(await resolveAna()).toMatchObject({ user: { active: true } });
  });

  it('is resolved once for concurrent tokens with the same claims', async () => {
    const { state, resolveAna } = openResolve();
    const [first, second] = await Promise.all([resolveAna(), resolveAna()]);

    expect(second).toEqual(first);
    expect(state.bodies).toHaveLength(1);
  });

  it('is resolved again for a token that arrives after a change during the call', async () => {
    const { providers, frameId, state, resolveAna } = openResolve();
    const first = resolveAna();
    providers.changeGrants(frameId, null);
    await Promise.all([first, resolveAna()]);

    expect(state.bodies).toHaveLength(2);
  });

  it('is resolved again after a failed call', async () => {
    const { state, resolveAna } = openResolve();
    state.response = { user: {} };
    await expect(Promise.all([resolveAna(), resolveAna()])).rejects.toThrow();
    state.response = undefined;

    expect(await resolveAna()).toMatchObject({ user: { name: 'Ana' } });
    expect(state.bodies).toHaveLength(2);
  });

  it('is not resolved by an invalid response', async () => {
    const { state, resolveAna } = openResolve();
    state.response = { user: {} };

    await expect(resolveAna()).rejects.toThrow();
  });
});

describe('the verifier of a token', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const tokenOf = (payload: object) => `${part({ alg: 'RS256' })}.${part(payload)}.${part({})}`;
  const byName = (name: string) => async () => ({ rejection: { message: name } }) as never;

  /** Returns which verifier verifies a token. */
  function openSelect(configuredIssuer: string | undefined) {
    const { providers, add } = open();
    add('api');
    add('shared');
    add('shared');
    const verify = makeVerifyToken({
      configuredIssuer,
      configured: byName('configured'),
      issued: byName('issued'),
      provided: { providers, verify: byName('provided') },
    });
    return async (payload: object | string) => {
      const result = await verify(typeof payload === 'string' ? payload : tokenOf(payload));
      return 'rejection' in result ? result.rejection.message : '';
    };
  }

  it.each([
    ['issued', { iss: TOKEN_ISSUER }],
    ['configured', {}],
    ['configured', { iss: 'https://configured.example.org', aud: 'api' }],
    ['configured', { iss: 'https://unknown.example.org' }],
    ['provided', { iss: ISSUER, aud: 'api' }],
    ['provided', { iss: ISSUER, aud: ['x', 'api'] }],
    ['The token is for another audience.', { iss: ISSUER, aud: 'x' }],
    ['The token is for another audience.', { iss: ISSUER, aud: 'shared' }],
    ['The token is for another audience.', { iss: ISSUER }],
  ])('is %s for %j', async (verifier, payload) => {
    expect(await openSelect('https://configured.example.org')(payload)).toBe(verifier);
  });

  it('is none for text that is no token', async () => {
    expect(await openSelect(undefined)('a.b')).toBe(
      'The token is not valid. Check that it is complete and was issued for this installation.',
    );
  });

  it('is the configured one first, if that has no issuer', async () => {
    expect(await openSelect(undefined)({ iss: ISSUER, aud: 'api' })).toBe('provided');
  });
});
