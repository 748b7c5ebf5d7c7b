import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { TOKEN_ISSUER } from '@trackway/contracts';
import { newId } from '@trackway/runtime';
import { parseCompactToken } from './compact-token';
import type { KeySource } from './key-source';
import { Revocations } from './revocations';
import { makeVerifyConfiguredToken } from './token-verifier';
import { makeVerifyIssuedToken } from './verify-issued-token';

const NOW = Date.parse('2026-05-04T12:00:00Z');
const LATER = '2027-01-01T00:00:00.000Z';
const key = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');

const invalid = {
  rejection: {
    status: 401,
    message: 'The token is not valid. Check that it is complete and was issued for this installation.',
  },
};
const unverifiable = { rejection: { status: 503 } };
const inactive = { rejection: { message: 'The user is deactivated or deleted.' } };
const revoked = { rejection: { message: 'The token was revoked.' } };

/** A token of the key `k`, unless the header or the claims are others. */
function aToken(claims: object, { header = {}, by = key.privateKey }: { header?: object; by?: KeyObject } = {}) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const input = `${part({ alg: 'EdDSA', kid: 'k', typ: 'at+jwt', ...header })}.${part(claims)}`;
  const token = parseCompactToken(`${input}.${sign(null, Buffer.from(input), by).toString('base64url')}`);
  if (!token) throw new Error('The token cannot be parsed.');
  return token;
}

function someClaims(changes: object = {}) {
  return { sub: newId(), frame_id: newId(), scope: 'projects:read', exp: NOW / 1_000 + 60, ...changes };
}

function keysOf(keys: readonly KeyObject[] | undefined = [key.publicKey]): KeySource {
  return { algorithm: 'EdDSA', candidates: async () => keys };
}

const noKeys: KeySource = { algorithm: 'EdDSA', candidates: async () => undefined };

describe('a token of the configured issuer', () => {
  function open(keys = keysOf()) {
    const revocations = new Revocations(() => NOW);
    const expected = { issuer: 'https://idp.example.org', audiences: ['api'] };
    const isRevoked = revocations.isRevoked.bind(revocations);
    const verify = makeVerifyConfiguredToken({ keys, expected, isRevoked, now: () => NOW });
    return { revocations, verify };
  }
  const configured = (changes: object = {}) => someClaims({ iss: 'https://idp.example.org', aud: 'api', ...changes });

  it('is verified by one of the keys', async () => {
    const claims = configured();
    const token = { subject: claims.sub, frameId: claims.frame_id, scopes: ['projects:read'] };

    expect(await open(keysOf([other.publicKey, key.publicKey])).verify(aToken(claims))).toMatchObject({ token });
  });

  it('is rejected with another algorithm, key or signature', async () => {
    const { verify } = open();

    expect(await verify(aToken(configured(), { header: { alg: 'HS256' } }))).toMatchObject(invalid);
    expect(await verify(aToken(configured(), { header: { alg: 'none' } }))).toMatchObject(invalid);
    expect(await verify(aToken(configured(), { by: other.privateKey }))).toMatchObject(invalid);
    expect(await open(keysOf([])).verify(aToken(configured()))).toMatchObject(invalid);
  });

  it.each([
    ['claims', { sub: 'no id' }],
    ['time', { exp: NOW / 1_000 - 61 }],
    ['issuer', { iss: 'https://other.example.org' }],
    ['audience', { aud: ['other'] }],
  ])('is rejected with an invalid %s', async (_, changes) => {
    expect(await open().verify(aToken(configured(changes)))).toMatchObject({ rejection: { status: 401 } });
  });

  it('cannot be verified before keys were read', async () => {
    expect(await open(noKeys).verify(aToken(configured()))).toMatchObject(unverifiable);
  });

  it('of a deactivated user is rejected until the user is active again', async () => {
    const { revocations, verify } = open();
    const claims = configured();
    const user = { kind: 'user', id: `${claims.frame_id}/${claims.sub}`, until: LATER } as const;
    revocations.add({ ...user, version: 2, active: false });
    expect(await verify(aToken(claims))).toMatchObject(inactive);
    expect(await verify(aToken({ ...claims, frame_id: newId() }))).toHaveProperty('token');
    revocations.add({ ...user, version: 3, active: true });

    expect(await verify(aToken(claims))).toHaveProperty('token');
  });
});

describe('a token that Trackway issued', () => {
  function open({ keys = keysOf(), isComplete = true } = {}) {
    const revocations = new Revocations(() => NOW);
    revocations.isComplete = isComplete;
    return { revocations, verify: makeVerifyIssuedToken({ keys, revocations, now: () => NOW }) };
  }
  const issued = (changes: object = {}) => ({
    ...someClaims({ iss: TOKEN_ISSUER }),
    ...{ jti: newId(), kind: 'service_account', gen: 3, ...changes },
  });

  it('is verified with its id, kind, key and generation', async () => {
    const claims = issued();
    const { verify } = open();

    const content = { id: claims.jti, kind: 'service_account', kid: 'k', generation: 3 };
    expect(await verify(aToken(claims))).toMatchObject({ token: { subject: claims.sub, issued: content } });
    const personal = await verify(aToken(issued({ kind: 'user', gen: undefined })));
    expect(personal).toMatchObject({ token: { issued: { kind: 'user', generation: 0 } } });
  });

  it('is rejected without a key id, or if it is no access token', async () => {
    const { verify } = open();

    expect(await verify(aToken(issued(), { header: { kid: undefined } }))).toMatchObject(invalid);
    expect(await verify(aToken(issued(), { header: { typ: 'JWT' } }))).toMatchObject(invalid);
    expect(await verify(aToken(issued(), { header: { typ: undefined } }))).toMatchObject(invalid);
    expect(await verify(aToken(issued(), { header: { typ: 'AT+JWT' } }))).toHaveProperty('token');
  });

  it('is rejected with another signature, issuer or content', async () => {
    const { verify } = open();

    expect(await verify(aToken(issued(), { by: other.privateKey }))).toMatchObject(invalid);
    expect(await verify(aToken(issued({ iss: 'other' })))).toMatchObject({ rejection: { status: 401 } });
    expect(await verify(aToken(issued({ jti: 'no id' })))).toMatchObject(invalid);
    expect(await verify(aToken(issued({ kind: 'system' })))).toMatchObject(invalid);
    expect(await verify(aToken(issued({ gen: -1 })))).toMatchObject(invalid);
  });

  it('cannot be verified before all revocations and keys were read', async () => {
    expect(await open({ isComplete: false }).verify(aToken(issued()))).toMatchObject(unverifiable);
    expect(await open({ keys: noKeys }).verify(aToken(issued()))).toMatchObject(unverifiable);
  });

  it('is rejected if it, its key, its generation or its user is revoked', async () => {
    const { revocations, verify } = open();
    const claims = issued();
    const personal = issued({ kind: 'user', gen: undefined });
    const until = LATER;
    revocations.add({ kind: 'service_account', id: claims.sub, generation: 3, until });
    expect(await verify(aToken(claims))).toHaveProperty('token');
    revocations.add({ kind: 'service_account', id: claims.sub, generation: 4, until });
    expect(await verify(aToken(claims))).toMatchObject(revoked);
    revocations.add({ kind: 'user', id: `${personal.frame_id}/${personal.sub}`, version: 1, active: false, until });
    expect(await verify(aToken(personal))).toMatchObject(revoked);
    const single = issued();
    revocations.add({ kind: 'token', id: single.jti, until });
    expect(await verify(aToken(single))).toMatchObject(revoked);
    revocations.add({ kind: 'key', id: 'k', until });

    expect(await verify(aToken(issued()))).toMatchObject(revoked);
  });
});
