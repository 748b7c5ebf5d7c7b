import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openIdentity } from '../fake-identity-deps';
import { aProvider } from '../fake-identity-samples';
import { MAX_PROVIDERS } from '../providers/identity-provider';
import { IssuerError, type ReadIssuer } from '../providers/read-issuer';
import { makeListIdentityProviders, makeReadIdentityProvider } from './read-identity-providers';
import {
  makeCreateIdentityProvider,
  makeDeleteIdentityProvider,
  makeUpdateIdentityProvider,
} from './write-identity-provider';

const notFound = { code: 'identity_provider_model_not_found' };
const stale = { code: 'precondition_failed' };
const forbidden = { code: 'forbidden' };
const inactive = { code: 'unauthenticated' };
const key = { kty: 'OKP', kid: 'k1', alg: 'EdDSA' } as const;
const DAY_MS = 86_400_000;

async function open(readIssuer: ReadIssuer = async () => [key]) {
  const opened = await openIdentity();
  const { identity, frameId } = opened;
  const deps = { ...opened.deps, readIssuer };
  const use = {
    create: makeCreateIdentityProvider(deps),
    update: makeUpdateIdentityProvider(deps),
    remove: makeDeleteIdentityProvider(deps),
    read: makeReadIdentityProvider(deps),
    list: makeListIdentityProviders(deps),
  };
  const stored = (id: string) => identity.identityProviders.rows.find(frameId, id);
  /** The states that gateways received since the last call. */
  const takeStates = () =>
    identity.events.take().flatMap(({ event }) => {
      const data = event.data as { readonly revision?: number; readonly active?: boolean };
      return data.revision === undefined ? [] : { revision: data.revision, active: data.active };
    });
  return { ...opened, ...use, stored, takeStates };
}

function fields({ issuer = 'https://issuer.example.org', audiences = ['trackway'], ...more } = {}) {
  const { name, claims, groupMappings, defaultScopes, defaultRoles, createUsers, linkUsersBy, active } = aProvider();
  const grants = { groupMappings, defaultScopes, defaultRoles, maxScopes: ['projects:read'] };
  return { name, issuer, audiences, claims, ...grants, createUsers, linkUsersBy, active, ...more };
}

describe('an identity provider', () => {
  it('is stored and published with the keys of its issuer', async () => {
    const { caller, identity, create, stored, takeStates } = await open();
    const provider = await create(caller, fields());

    expect(stored(provider.id)).toEqual(provider);
    expect(provider).toMatchObject({ keys: [key], error: null, version: 1, revision: 1 });
    expect(identity.recorded.entries).toEqual([provider.id]);
    expect(takeStates()).toEqual([{ revision: 1, active: true }]);
  });

  it('can grant the scopes of the caller unless other ones are given', async () => {
    const { caller, create } = await open();

    expect(await create(caller, { ...fields(), maxScopes: undefined })).toMatchObject({ maxScopes: caller.scopes });
  });

  it('is registered only by active users who signed in, with their own scopes', async () => {
    const { caller, limited, identity, frameId, create, deactivateCaller } = await open();
    const readOnly = { ...caller, scopes: ['projects:read'] };

    await expect(create({ ...caller, tokenId: newId() }, fields())).rejects.toMatchObject(forbidden);
    await expect(create({ ...caller, kind: 'service_account' }, fields())).rejects.toMatchObject(forbidden);
    await expect(create(limited, fields())).rejects.toMatchObject(forbidden);
    await expect(create(readOnly, { ...fields(), defaultScopes: ['forms:read'] })).rejects.toMatchObject(forbidden);
    await deactivateCaller();
    await expect(create(caller, fields())).rejects.toMatchObject(inactive);
    expect([identity.identityProviders.rows.of(frameId), identity.events.entries]).toEqual([[], []]);
  });

  it('has existing roles, whose scopes the caller has', async () => {
    const { caller, limited, identity, frameId, now, create } = await open();
    const life = { description: '', builtIn: false, version: 1, createdAt: now(), updatedAt: now() };
    const role = { id: newId(), name: 'Admins', scopes: ['system:write'], ...life };
    await identity.roles.insert(frameId, role);
    const withRoles = (...defaultRoles: string[]) => ({ ...fields(), maxScopes: [], defaultRoles });

    await expect(create(caller, withRoles(newId()))).rejects.toMatchObject({ code: 'validation_errors' });
    await expect(create(limited, withRoles(role.id))).rejects.toMatchObject(forbidden);
    await expect(create(caller, withRoles(role.id))).resolves.toBeDefined();
  });

  it('is not registered if its keys cannot be read', async () => {
    const { caller, frameId, identity, create } = await open(async () => {
      throw new IssuerError('The key set of the issuer is not JSON.');
    });
    const validation = { issuer: ['The key set of the issuer is not JSON.'] };

    await expect(create(caller, fields())).rejects.toMatchObject({ details: { validation } });
    expect(identity.identityProviders.rows.of(frameId)).toEqual([]);
  });

  it('has an issuer and audience that no other provider has', async () => {
    const { caller, create } = await open();
    await create(caller, fields());

    await expect(create(caller, fields({ audiences: ['other', 'trackway'] }))).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(create(caller, fields({ audiences: ['other'] }))).resolves.toBeDefined();
  });

  it('is one of at most 20', async () => {
    const { caller, create } = await open();
    for (let index = 0; index < MAX_PROVIDERS; index += 1) await create(caller, fields({ audiences: [`${index}`] }));

    await expect(create(caller, fields())).rejects.toMatchObject({ code: 'identity_provider_limit_reached' });
  });
});

describe('an update of an identity provider', () => {
  it('is published with a new revision, and nothing without a change', async () => {
    const { caller, create, update, stored, takeStates } = await open();
    const provider = await create(caller, fields());
    const { id } = provider;
    takeStates();

    expect(await update(caller, { id, changes: { name: provider.name } })).toEqual(provider);
    expect(takeStates()).toEqual([]);
    await update(caller, { id, ifVersion: 1, changes: { active: false } });
    expect(stored(id)).toMatchObject({ active: false, version: 2, revision: 2 });
    expect(takeStates()).toEqual([{ revision: 2, active: false }]);
  });

  it('drops keys that were not read for a day', async () => {
    const { caller, now, setNow, create, update } = await open();
    const { id } = await create(caller, fields());
    setNow(new Date(now().getTime() + DAY_MS));
    expect(await update(caller, { id, changes: { name: 'A' } })).toMatchObject({ keys: [key] });
    setNow(new Date(now().getTime() + 1));

    expect(await update(caller, { id, changes: { name: 'B' } })).toMatchObject({ keys: [] });
  });

  it('is rejected without the scopes before or after it', async () => {
    const { caller, create, update, stored } = await open();
    const wide = await create(caller, fields());
    const { id } = wide;
    const readOnly = { ...caller, scopes: ['forms:read'] };

    await expect(update(readOnly, { id, changes: { maxScopes: ['forms:read'] } })).rejects.toMatchObject(forbidden);
    const reader = { ...caller, scopes: ['projects:read'] };
    await expect(update(reader, { id, changes: { maxScopes: ['*'] } })).rejects.toMatchObject(forbidden);
    await expect(update(reader, { id, changes: { defaultScopes: ['forms:read'] } })).rejects.toMatchObject(forbidden);
    expect(stored(id)).toEqual(wide);
    await expect(update(reader, { id, changes: { name: 'B' } })).resolves.toMatchObject({ name: 'B' });
  });

  it('is rejected if it is stale, or the provider or caller does not exist', async () => {
    const { caller, create, update, deactivateCaller } = await open();
    const { id } = await create(caller, fields());
    const changes = { name: 'B' };

    await expect(update(caller, { id, ifVersion: 2, changes })).rejects.toMatchObject(stale);
    await expect(update(aCaller(), { id, changes })).rejects.toMatchObject(notFound);
    await expect(update({ ...caller, tokenId: newId() }, { id, changes })).rejects.toMatchObject(forbidden);
    await expect(update(caller, { id, changes: { defaultRoles: [newId()] } })).rejects.toMatchObject({
      code: 'validation_errors',
    });
    await deactivateCaller();
    await expect(update(caller, { id, changes })).rejects.toMatchObject(inactive);
  });
});

describe('a deleted identity provider', () => {
  it('is published as inactive, and deleted once', async () => {
    const { caller, create, remove, read, takeStates } = await open();
    const { id } = await create(caller, fields());
    takeStates();

    await expect(remove(caller, { id, ifVersion: 2 })).rejects.toMatchObject(stale);
    await expect(remove(aCaller(), { id })).rejects.toMatchObject(notFound);
    expect(await remove(caller, { id, ifVersion: 1 })).toMatchObject({ active: false, revision: 2 });
    expect(takeStates()).toEqual([{ revision: 2, active: false }]);
    await expect(remove(caller, { id })).rejects.toMatchObject(notFound);
    await expect(read(caller, id)).rejects.toMatchObject(notFound);
  });

  it('is not deleted by a deactivated caller', async () => {
    const { caller, create, remove, deactivateCaller } = await open();
    const { id } = await create(caller, fields());
    await deactivateCaller();

    await expect(remove(caller, { id })).rejects.toMatchObject(inactive);
  });
});

describe('the identity providers of a frame', () => {
  it('are listed by name', async () => {
    const { caller, create, list, read } = await open();
    const two = await create(caller, { ...fields(), name: 'Two' });
    const one = await create(caller, { ...fields({ audiences: ['a'] }), name: 'One' });

    expect((await list(caller, { page: 1, perPage: 5 })).items).toEqual([one, two]);
    expect((await list(caller, { page: 2, perPage: 1 })).items).toEqual([two]);
    expect((await list(aCaller(), { page: 1, perPage: 5 })).meta).toMatchObject({ total: 0 });
    expect(await read(caller, one.id)).toEqual(one);
    await expect(read(aCaller(), one.id)).rejects.toMatchObject(notFound);
  });
});
