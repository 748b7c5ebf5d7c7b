import { newId } from '@trackway/runtime';
import { openIdentity } from '../fake-identity-deps';
import { aProvider } from '../fake-identity-samples';
import type { IdentityProvider } from '../providers/identity-provider';
import { builtInRoles } from '../roles/role';
import { makeResolveUser } from './resolve-user';
import type { SignedInSubject } from './signed-in-subject';

const forbidden = { code: 'forbidden' };
const providerNotFound = { code: 'identity_provider_model_not_found' };

async function open(changes: Partial<IdentityProvider> = {}) {
  const opened = await openIdentity();
  const { deps, frameId, identity } = opened;
  const provider = aProvider(changes);
  await identity.identityProviders.insert(frameId, provider);
  const subject = (more: Partial<SignedInSubject> = {}): SignedInSubject => {
    const none = { userName: undefined, email: undefined, isEmailVerified: false, name: undefined, groups: [] };
    return { providerId: provider.id, subject: 'auth0|1', ...none, ...more };
  };
  /** Stores what a SCIM client knows of a user. */
  const addRecord = (userId: string, userName: string, externalId: string | null = null) => {
    const attributes = { name: {}, emails: [], displayName: null };
    return identity.scim.setRecord(frameId, userId, { userName, externalId, attributes });
  };
  const stored = (id: string) => identity.users.rows.find(frameId, id);
  return { ...opened, provider, subject, addRecord, stored, resolve: makeResolveUser(deps) };
}

describe('the first token of a subject', () => {
  it('creates a user once', async () => {
    const { frameId, identity, subject, resolve, stored } = await open();
    const first = await resolve(frameId, subject({ name: 'Ana', email: 'ana@example.org' }));

    expect(stored(first.id)).toMatchObject({ name: 'Ana', email: 'ana@example.org', version: 1 });
    expect(first).toMatchObject({ active: true, scopes: [] });
    expect(identity.takeActions()).toEqual(['user.created']);
    expect(await resolve(frameId, subject())).toMatchObject({ id: first.id });
    expect(identity.takeActions()).toEqual([]);
  });

  it('creates one user if two requests arrive at the same time', async () => {
    const { frameId, identity, subject, resolve } = await open();
    const [one, other] = await Promise.all([resolve(frameId, subject()), resolve(frameId, subject())]);

    expect(one.id).toBe(other.id);
    expect(identity.takeActions()).toEqual(['user.created']);
  });

  it.each([
    [{ name: 'Ana', userName: 'ana', email: 'ana@example.org' }, 'Ana'],
    [{ userName: 'ana', email: 'ana@example.org' }, 'ana'],
    [{ email: 'ana@example.org' }, 'ana@example.org'],
  ])('names the user by the claims %j', async (claims, name) => {
    const { frameId, subject, resolve } = await open();

    expect(await resolve(frameId, subject(claims))).toMatchObject({ name });
  });

  it('of another issuer creates another user', async () => {
    const { frameId, identity, subject, resolve } = await open();
    const second = aProvider({ name: 'Second', issuer: 'https://second.example.org' });
    await identity.identityProviders.insert(frameId, second);
    const one = await resolve(frameId, subject());

    expect((await resolve(frameId, subject({ providerId: second.id }))).id).not.toBe(one.id);
  });

  it('is rejected if the provider creates no users', async () => {
    const { frameId, identity, subject, resolve } = await open({ createUsers: false });

    await expect(resolve(frameId, subject())).rejects.toMatchObject(forbidden);
    expect([identity.takeActions(), identity.users.rows.of(frameId).length]).toEqual([[], 1]);
  });

  it('is rejected if the provider is inactive, unknown or of another tenant', async () => {
    const { frameId, subject, resolve } = await open({ active: false });
    const other = await open();

    await expect(resolve(frameId, subject())).rejects.toMatchObject(providerNotFound);
    await expect(resolve(frameId, subject({ providerId: newId() }))).rejects.toMatchObject(providerNotFound);
    await expect(other.resolve(newId(), other.subject())).rejects.toMatchObject(providerNotFound);
  });
});

describe('an existing user', () => {
  it.each([
    ['external_id', {}],
    ['user_name', { userName: 'ANA' }],
  ] as const)('is linked by %s', async (rule, claims) => {
    const { frameId, addUser, addRecord, subject, resolve } = await open({ linkUsersBy: [rule], createUsers: false });
    const { id } = await addUser();
    await addRecord(id, 'ana', 'auth0|1');

    expect(await resolve(frameId, subject(claims))).toMatchObject({ id });
  });

  it('has an entry of its first link in the audit log', async () => {
    const { frameId, identity, provider, addUser, subject, resolve } = await open({ linkUsersBy: ['email'] });
    const { id, name } = await addUser({ email: 'ana@example.org' });
    const claims = { email: 'ana@example.org', isEmailVerified: true };
    await resolve(frameId, subject(claims));
    await resolve(frameId, subject(claims));

    expect(identity.events.take().map(({ event }) => event.data)).toMatchObject([
      {
        action: 'user.linked',
        subject: { kind: 'user', id, name },
        actor: { kind: 'user', id, name },
        changes: [],
        details: { issuer: provider.issuer, subject: 'auth0|1', rule: 'email', provider_id: provider.id },
      },
    ]);
  });

  it('is linked by a verified e-mail address only', async () => {
    const { frameId, addUser, subject, resolve } = await open({ linkUsersBy: ['email'], createUsers: false });
    const { id } = await addUser({ email: 'ana@example.org' });
    const email = 'Ana@example.org';

    await expect(resolve(frameId, subject({ email }))).rejects.toMatchObject(forbidden);
    expect(await resolve(frameId, subject({ email, isEmailVerified: true }))).toMatchObject({ id });
  });

  it('is linked to no second subject', async () => {
    const { frameId, addUser, subject, resolve } = await open({ linkUsersBy: ['email'], createUsers: false });
    await addUser({ email: 'ana@example.org' });
    const claims = { email: 'ana@example.org', isEmailVerified: true };
    await resolve(frameId, subject(claims));

    await expect(resolve(frameId, subject({ ...claims, subject: 'auth0|2' }))).rejects.toMatchObject(forbidden);
  });

  it('is not linked if the address is ambiguous or no rule allows it', async () => {
    const ambiguous = await open({ linkUsersBy: ['email'], createUsers: false });
    const without = await open({ createUsers: false });
    const claims = { email: 'ana@example.org', isEmailVerified: true };
    for (const { addUser } of [ambiguous, ambiguous, without]) await addUser({ email: claims.email });

    const { frameId } = ambiguous;
    await expect(ambiguous.resolve(frameId, ambiguous.subject(claims))).rejects.toMatchObject(forbidden);
    await expect(without.resolve(without.frameId, without.subject(claims))).rejects.toMatchObject(forbidden);
  });

  it('gets name and e-mail of the token, unless a SCIM client maintains them', async () => {
    const { frameId, identity, addRecord, subject, resolve, stored } = await open();
    const { id } = await resolve(frameId, subject({ name: 'Ana' }));
    identity.events.take();
    await resolve(frameId, subject({ name: 'Bea', email: 'bea@example.org' }));
    expect(stored(id)).toMatchObject({ name: 'Bea', email: 'bea@example.org', version: 2 });
    expect(identity.events.take().map(({ event }) => event.data)).toMatchObject([{ change: 'updated', version: 2 }]);
    await addRecord(id, 'bea');

    expect(await resolve(frameId, subject({ name: 'Cleo' }))).toMatchObject({ name: 'Bea' });
    expect(identity.events.take()).toEqual([]);
  });

  it('is inactive if it is deactivated or deleted', async () => {
    const { frameId, identity, subject, resolve } = await open();
    const { id } = await resolve(frameId, subject());
    identity.users.rows.change(frameId, id, { active: false });
    expect(await resolve(frameId, subject())).toMatchObject({ active: false });
    identity.users.rows.change(frameId, id, { active: true, deletedAt: new Date() });

    expect(await resolve(frameId, subject())).toMatchObject({ id, active: false });
  });
});

describe('the scopes of a signed-in user', () => {
  const mapping = (group: string, scopes: readonly string[]) => ({ group, scopes, roles: [] });

  it('are those of the groups in the token and of SCIM groups, and replace earlier ones', async () => {
    const { frameId, identity, now, subject, resolve } = await open({
      defaultScopes: ['projects:read'],
      groupMappings: [mapping('writers', ['projects:write']), mapping('ext', ['forms:read'])],
    });
    const { id, scopes } = await resolve(frameId, subject({ groups: ['writers', 'unknown'] }));
    expect(scopes).toEqual(['projects:read', 'projects:write']);
    const life = { version: 1, createdAt: now(), updatedAt: now() };
    const group = { id: newId(), displayName: 'Team', externalId: 'ext', ...life };
    await identity.scim.insertGroup(frameId, group);
    await identity.scim.addMembers(frameId, group.id, [id]);

    expect(await resolve(frameId, subject())).toMatchObject({ scopes: ['forms:read', 'projects:read'] });
    expect(await identity.users.scopesOf(frameId, id)).toMatchObject({ granted: ['forms:read', 'projects:read'] });
  });

  it('include those of roles, but never more than the provider may grant', async () => {
    const { frameId, identity, subject, resolve } = await open({ maxScopes: ['projects:read'] });
    const { id } = await resolve(frameId, subject());
    await identity.roles.setOfUser(frameId, id, [builtInRoles[0]?.id ?? '']);

    expect(await resolve(frameId, subject())).toMatchObject({ scopes: ['projects:read'] });
  });
});
