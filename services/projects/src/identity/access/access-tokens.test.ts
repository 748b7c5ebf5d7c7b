import { newId } from '@trackway/runtime';
import { openIdentity } from '../fake-identity-deps';
import { makeListAccessTokens } from './read-access-tokens';
import { makeCreateAccessToken, makeRevokeAccessToken, makeRevokeFoundToken } from './write-access-token';

const DAY_MS = 24 * 3_600_000;
const fields = { name: 'Laptop', scopes: ['projects:read'], expiresAt: undefined };
const notFound = { code: 'access_token_model_not_found' };

async function open() {
  const opened = await openIdentity();
  const { deps } = opened;
  const use = {
    create: makeCreateAccessToken(deps),
    revoke: makeRevokeAccessToken(deps),
    revokeFound: makeRevokeFoundToken(deps),
    list: makeListAccessTokens(deps),
  };
  return { ...opened, ...use };
}

describe('a personal access token', () => {
  it('is valid for 90 days by default, and is stored as a hash', async () => {
    const { caller, frameId, identity, now, create, list } = await open();
    const { accessToken, token } = await create(caller, fields);

    expect(accessToken).toMatchObject({ userId: caller.id, expiresAt: new Date(now().getTime() + 90 * DAY_MS) });
    expect(JSON.stringify(identity.accessTokens.rows.of(frameId))).not.toContain(token);
    expect(await list(caller, { page: 1, perPage: 5 })).toMatchObject({ meta: { total: 1 }, items: [accessToken] });
    expect(identity.takeActions()).toEqual(['access_token.created']);
  });

  it.each([
    [0, 'the future'],
    [367, '366 days'],
  ])('does not expire after %d days', async (days, hint) => {
    const { caller, now, create } = await open();
    const expiresAt = new Date(now().getTime() + days * DAY_MS);

    await expect(create(caller, { ...fields, expiresAt })).rejects.toMatchObject({
      details: { validation: { expires_at: [expect.stringContaining(hint)] } },
    });
  });

  it('is created by an active user who signed in, with own scopes', async () => {
    const { caller, limited, identity, frameId, create, deactivateCaller } = await open();
    const forbidden = { code: 'forbidden' };

    await expect(create({ ...caller, tokenId: newId() }, fields)).rejects.toMatchObject(forbidden);
    await expect(create(limited, fields)).rejects.toMatchObject(forbidden);
    await deactivateCaller();
    await expect(create(caller, fields)).rejects.toMatchObject(forbidden);
    expect(identity.accessTokens.rows.of(frameId)).toEqual([]);
  });

  it('is rejected while 100 others of the user are valid', async () => {
    const { caller, now, create, revoke } = await open();
    const { accessToken } = await create(caller, fields);
    for (let count = 1; count < 100; count += 1) {
      await create(caller, { ...fields, expiresAt: new Date(now().getTime() + DAY_MS) });
    }

    await expect(create(caller, fields)).rejects.toMatchObject({ code: 'access_token_limit_reached' });
    await revoke(caller, accessToken.id);
    expect(await create(caller, fields)).toMatchObject({ accessToken: { revokedAt: null } });
  });

  it('is revoked once, by its user', async () => {
    const { caller, limited, identity, create, revoke } = await open();
    const { accessToken } = await create(caller, fields);
    identity.takeActions();

    await expect(revoke(limited, accessToken.id)).rejects.toMatchObject(notFound);
    expect(await revoke(caller, accessToken.id)).toMatchObject({ revokedAt: expect.any(Date) });
    expect(identity.takeActions()).toEqual(['access_token.revoked']);
    await expect(revoke(caller, accessToken.id)).rejects.toMatchObject(notFound);
  });

  it('that has leaked is revoked by its text, without a reply about unknown ones', async () => {
    const { caller, identity, create, revokeFound } = await open();
    const { token } = await create(caller, fields);
    identity.takeActions();
    await revokeFound('unknown');
    expect(identity.takeActions()).toEqual([]);
    await revokeFound(token);
    await revokeFound(token);

    expect(identity.takeActions()).toEqual(['access_token.revoked']);
  });
});
