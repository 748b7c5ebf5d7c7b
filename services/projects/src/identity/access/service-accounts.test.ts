import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openIdentity } from '../fake-identity-deps';
import { makeIssueToken } from './issue-token';
import { makeListServiceAccounts, makeReadServiceAccount } from './read-service-accounts';
import {
  makeCreateServiceAccount,
  makeDeleteServiceAccount,
  makeRotateSecret,
  makeUpdateServiceAccount,
} from './write-service-account';

const forbidden = { code: 'forbidden' };
const notFound = { code: 'service_account_model_not_found' };
const stale = { code: 'precondition_failed' };
const wrong = { code: 'unauthenticated' };
const fields = { name: 'Robot', scopes: ['projects:read', 'projects:write'] };

async function open() {
  const opened = await openIdentity();
  const { deps, identity, frameId } = opened;
  const use = {
    create: makeCreateServiceAccount(deps),
    update: makeUpdateServiceAccount(deps),
    remove: makeDeleteServiceAccount(deps),
    rotate: makeRotateSecret(deps),
    issue: makeIssueToken(deps),
    read: makeReadServiceAccount(deps),
    list: makeListServiceAccounts(deps),
  };
  const stored = (id: string) => identity.serviceAccounts.rows.find(frameId, id);
  return { ...opened, ...use, stored };
}

describe('a service account', () => {
  it('gets a secret, which is stored as a hash', async () => {
    const { caller, identity, create, stored } = await open();
    const { account, secret } = await create(caller, fields);

    expect(stored(account.id)).toMatchObject({ ...fields, active: true, createdBy: caller.id, generation: 0 });
    expect(JSON.stringify(stored(account.id))).not.toContain(secret);
    expect(identity.takeActions()).toEqual(['service_account.created']);
  });

  it('is created only by active users who signed in, with their own scopes', async () => {
    const { caller, limited, create, deactivateCaller } = await open();

    await expect(create({ ...caller, tokenId: newId() }, fields)).rejects.toMatchObject(forbidden);
    await expect(create({ ...caller, kind: 'service_account' }, fields)).rejects.toMatchObject(forbidden);
    await expect(create(limited, fields)).rejects.toMatchObject(forbidden);
    await deactivateCaller();
    await expect(create(caller, fields)).rejects.toMatchObject(wrong);
  });

  it('is rejected after 500 others that are not deleted', async () => {
    const { caller, create, remove } = await open();
    const { account } = await create(caller, fields);
    for (let count = 1; count < 500; count += 1) await create(caller, fields);

    await expect(create(caller, fields)).rejects.toMatchObject({ code: 'service_account_limit_reached' });
    await remove(caller, { id: account.id });
    expect(await create(caller, fields)).toMatchObject({ account: { active: true } });
  });

  it('loses its tokens with its rights, and publishes nothing without a change', async () => {
    const { caller, limited, identity, create, update } = await open();
    const { account } = await create(caller, fields);
    const { id } = account;
    identity.takeActions();

    expect(await update(caller, { id, changes: { name: 'Robot' } })).toEqual(account);
    expect(identity.takeActions()).toEqual([]);
    expect(await update(caller, { id, changes: { name: 'B' } })).toMatchObject({ generation: 0, version: 2 });
    expect(await update(caller, { id, changes: { scopes: ['projects:read'] } })).toMatchObject({ generation: 1 });
    expect(await update(caller, { id, changes: { active: false } })).toMatchObject({ generation: 2 });
    await expect(update(limited, { id, changes: { active: true } })).rejects.toMatchObject(forbidden);
    await expect(update(limited, { id, changes: { scopes: ['*'] } })).rejects.toMatchObject(forbidden);
    await expect(update(caller, { id, ifVersion: 1, changes: {} })).rejects.toMatchObject(stale);
    await expect(update(aCaller(), { id, changes: {} })).rejects.toMatchObject(notFound);
  });

  it('is deleted once', async () => {
    const { caller, create, remove, read, list } = await open();
    const { account } = await create(caller, fields);
    const { id } = account;
    const page = { page: 1, perPage: 5 };

    expect(await read(caller, id)).toEqual(account);
    expect((await list(caller, page)).items).toEqual([account]);
    expect(await remove(caller, { id, ifVersion: 1 })).toMatchObject({ active: false, generation: 1 });
    await expect(remove(caller, { id })).rejects.toMatchObject(notFound);
    await expect(read(caller, id)).rejects.toMatchObject(notFound);
    expect((await list(caller, page)).meta).toMatchObject({ total: 0 });
  });
});

describe('a token of a service account', () => {
  it('is issued for the secret, with the requested scopes', async () => {
    const { caller, signed, now, create, issue, stored } = await open();
    const { account, secret } = await create(caller, fields);
    const credentials = { clientId: account.id, clientSecret: secret };
    await issue({ ...credentials, scopes: undefined });
    const issued = await issue({ ...credentials, scopes: ['projects:read'] });

    expect(issued).toMatchObject({ scopes: ['projects:read'], expiresInSeconds: 3_600 });
    expect(signed.map(({ scopes }) => scopes)).toEqual([fields.scopes, ['projects:read']]);
    expect(stored(account.id)).toMatchObject({ lastUsedAt: now() });
    await expect(issue({ ...credentials, scopes: ['system:write'] })).rejects.toMatchObject(forbidden);
  });

  it('is not issued for a wrong secret, an unknown id or an inactive account', async () => {
    const { caller, signed, create, update, issue } = await open();
    const { account, secret } = await create(caller, fields);
    const credentials = { clientId: account.id, clientSecret: secret, scopes: undefined };
    await update(caller, { id: account.id, changes: { active: false } });

    await expect(issue(credentials)).rejects.toMatchObject(wrong);
    await expect(issue({ ...credentials, clientId: 'no id' })).rejects.toMatchObject(wrong);
    await expect(issue({ ...credentials, clientId: newId() })).rejects.toMatchObject(wrong);
    await update(caller, { id: account.id, changes: { active: true } });
    await expect(issue({ ...credentials, clientSecret: 'x' })).rejects.toMatchObject(wrong);
    expect(signed).toEqual([]);
  });

  it('is issued for the previous secret as long as that is kept', async () => {
    const { caller, now, setNow, create, rotate, issue } = await open();
    const { account, secret } = await create(caller, fields);
    const rotated = await rotate(caller, { id: account.id, keepSeconds: 60 });
    const of = (clientSecret: string) => issue({ clientId: account.id, clientSecret, scopes: undefined });

    await expect(of(secret)).resolves.toBeDefined();
    await expect(of(rotated.secret)).resolves.toBeDefined();
    setNow(new Date(now().getTime() + 61_000));
    await expect(of(secret)).rejects.toMatchObject(wrong);
  });

  it('is revoked if the secret has leaked', async () => {
    const { caller, limited, create, rotate, issue } = await open();
    const { account, secret } = await create(caller, fields);
    const command = { id: account.id, keepSeconds: 0 };

    await expect(rotate(limited, command)).rejects.toMatchObject(forbidden);
    expect((await rotate(caller, command)).account).toMatchObject({ generation: 1, previousSecret: null });
    const credentials = { clientId: account.id, clientSecret: secret, scopes: undefined };
    await expect(issue(credentials)).rejects.toMatchObject(wrong);
    await expect(rotate(caller, { ...command, ifVersion: 1 })).rejects.toMatchObject(stale);
  });
});
