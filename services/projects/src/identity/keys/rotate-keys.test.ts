import { createPublicKey, randomBytes, sign, verify } from 'node:crypto';
import { FakeSigningKeyStore } from './fake-signing-key-store';
import { KeyCipher } from './key-cipher';
import { makeReadKeySet } from './read-key-set';
import { makeReplaceSigningKey, makeRevokeSigningKey, makeRotateSigningKeys } from './rotate-keys';
import { makeSignToken } from './sign-token';
import { currentKey, isPublished, makeSigningKey } from './signing-key';

const DAY_MS = 86_400_000;
const start = Date.parse('2026-01-01T00:00:00.000Z');

describe('the keys of issued tokens', () => {
  const cipher = new KeyCipher([{ kid: 'a', secret: randomBytes(32) }]);
  let now = start;
  const clock = () => new Date(now);
  let signingKeys: FakeSigningKeyStore;
  let tend: () => Promise<void>;

  beforeEach(async () => {
    now = start;
    signingKeys = new FakeSigningKeyStore();
    tend = makeRotateSigningKeys({ signingKeys, cipher, clock, rotationDays: 30 });
    await tend();
  });

  async function kidOfNewToken(): Promise<string> {
    const token = await makeSignToken({ signingKeys, cipher, clock })({
      id: 'id',
      kind: 'user',
      subject: { id: 'user', frameId: 'frame' },
      scopes: [],
      issuedAt: clock(),
      expiresAt: clock(),
    });
    return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8')).kid;
  }
  const published = async () => (await makeReadKeySet({ signingKeys, clock })()).map(({ kid }) => kid);

  it('start with one key, however often the rotation runs', async () => {
    await Promise.all([tend(), tend()]);

    expect(await published()).toEqual([await kidOfNewToken()]);
  });

  it('are published before they sign and until their last token has expired', async () => {
    const first = await kidOfNewToken();
    now = start + 30 * DAY_MS - 15 * 60_000;
    await tend();
    const second = (await published())[1];
    expect(await kidOfNewToken()).toBe(first);

    now = start + 30 * DAY_MS;
    await tend();

    expect(await kidOfNewToken()).toBe(second);
    expect(await published()).toEqual([first, second]);
    expect(signingKeys.keys.map(({ privateKey }) => privateKey !== null)).toEqual([false, true]);
  });

  it('are deleted when their last token has expired', async () => {
    const first = await kidOfNewToken();
    for (let month = 1; month <= 14; month += 1) {
      for (const early of [15 * 60_000, 0]) {
        now = start + month * 30 * DAY_MS - early;
        await tend();
      }
    }

    expect(await published()).not.toContain(first);
    expect((await published()).length).toBeLessThanOrEqual(15);
  });

  it('are replaced immediately after a long pause', async () => {
    now = start + 400 * DAY_MS;
    await tend();
    const next = signingKeys.keys.at(-1);

    now = next?.signsFrom.getTime() ?? 0;
    await tend();

    expect(await kidOfNewToken()).toBe(next?.kid);
  });

  it('are revoked with their tokens and replaced immediately', async () => {
    const leaked = await kidOfNewToken();

    await makeRevokeSigningKey({ signingKeys, cipher, clock })(leaked);

    expect(await published()).toEqual([await kidOfNewToken()]);
    expect(signingKeys.publishedEvents).toEqual([expect.objectContaining({ kind: 'key', id: leaked })]);
    await expect(makeRevokeSigningKey({ signingKeys, cipher, clock })(leaked)).rejects.toMatchObject({
      kind: 'not_found',
    });
  });

  it('are replaced immediately, while tokens of the old key stay valid', async () => {
    const first = await kidOfNewToken();

    now += 1;
    const { kid } = await makeReplaceSigningKey({ signingKeys, cipher, clock })();
    await tend();

    expect(await kidOfNewToken()).toBe(kid);
    expect(await published()).toEqual([first, kid]);
    expect(signingKeys.publishedEvents).toEqual([]);
  });

  it('of which a revoked one is deleted later, and an unknown one is not found', async () => {
    const revoke = makeRevokeSigningKey({ signingKeys, cipher, clock });
    const leaked = await kidOfNewToken();
    await expect(revoke('unknown')).rejects.toMatchObject({ code: 'signing_key_model_not_found' });
    await revoke(leaked);
    await tend();
    expect(signingKeys.keys.map(({ kid }) => kid)).toContain(leaked);

    now += 400 * DAY_MS;
    await tend();

    expect(signingKeys.keys.map(({ kid }) => kid)).not.toContain(leaked);
  });
});

describe('a new key', () => {
  const cipher = new KeyCipher([{ kid: 'a', secret: randomBytes(32) }]);
  const from = new Date(start);

  it('has a public part, and an encrypted private one that belongs to it', () => {
    const { kid, publicJwk, privateKey } = makeSigningKey(from, cipher.encrypt);
    const message = Buffer.from('message');
    const signature = sign(null, message, cipher.decrypt(privateKey, kid));

    expect(publicJwk).toMatchObject({ kid, alg: 'EdDSA', use: 'sig' });
    expect(publicJwk).not.toHaveProperty('d');
    expect(verify(null, message, createPublicKey({ key: { ...publicJwk }, format: 'jwk' }), signature)).toBe(true);
  });

  it('signs from its time on, unless another key is newer or it is revoked', () => {
    const older = makeSigningKey(from, cipher.encrypt);
    const newer = makeSigningKey(new Date(start + 1), cipher.encrypt);
    const revoked = { ...newer, revokedAt: from };

    expect(currentKey([newer, older], from)).toBe(older);
    expect(currentKey([older, newer], new Date(start + 1))).toBe(newer);
    expect(currentKey([older, revoked], new Date(start + 1))).toBe(older);
    expect(currentKey([], from)).toBeUndefined();
    expect([isPublished(newer, from), isPublished(revoked, from)]).toEqual([true, false]);
  });
});
