import { randomBytes } from 'node:crypto';
import { FakeSigningKeyStore } from './fake-signing-key-store';
import { KeyCipher } from './key-cipher';
import { makeReadKeySet } from './read-key-set';
import { makeRevokeSigningKey, makeRotateSigningKeys } from './rotate-keys';
import { makeSignToken } from './sign-token';

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
});
