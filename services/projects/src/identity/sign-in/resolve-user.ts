import type { UnitOfWork } from '@trackway/application';
import { AppError, notFound } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { type IdentityProvider, type LinkRule, linkRules } from '../providers/identity-provider';
import { scopesOfGroups } from '../providers/scopes-of-groups';
import { namesOf } from '../scim/scim-group';
import { type User, unnamedUser } from '../users/user';
import { userChangeEvent, userLine } from '../users/user-events';
import type { UserStores } from '../users/user-store';
import type { ResolvedUser, SignedInSubject } from './signed-in-subject';

interface Deps {
  readonly unitOfWork: UnitOfWork<UserStores>;
  readonly newId: NewId;
  readonly clock: Clock;
}

/**
 * Resolves the user of a verified token. The first token of a subject links an existing user by the rules of the
 * provider, or creates one. Equal subjects of two issuers are two users.
 */
export function makeResolveUser({ unitOfWork, newId, clock }: Deps) {
  return (frameId: string, signedIn: SignedInSubject): Promise<ResolvedUser> =>
    unitOfWork.run(frameId, async (stores) => {
      const { identityProviders, userIdentities, users, roles, scim } = stores;
      const provider = await identityProviders.find(frameId, signedIn.providerId);
      if (!provider?.active) throw notFound('identity_provider');
      const known = await userIdentities.find(frameId, provider.issuer, signedIn.subject);
      const context = { stores, frameId, provider, signedIn, now: clock() };
      const userId = known ?? (await firstSignIn(context, newId));
      const provisioned = (await scim.groupsOf(frameId, [userId])).get(userId) ?? [];
      const groups = [...signedIn.groups, ...provisioned.flatMap(namesOf)];
      const granted = { groups, roleIds: await roles.idsOfUser(frameId, userId) };
      const scopes = scopesOfGroups(provider, granted, await roles.all(frameId));
      const user = await updatedUser(context, userId);
      await users.setScopes(frameId, userId, scopes);
      return { ...user, active: user.active && user.deletedAt === null, scopes };
    });
}

interface Context {
  readonly stores: UserStores;
  readonly frameId: string;
  readonly provider: IdentityProvider;
  readonly signedIn: SignedInSubject;
  readonly now: Date;
}

/** Links or creates the user. The lock serializes concurrent first requests of a subject. */
async function firstSignIn({ stores, frameId, provider, signedIn, now }: Context, newId: NewId): Promise<string> {
  const { identityProviders, userIdentities, users, outbox } = stores;
  await identityProviders.lock(frameId, provider.id);
  const concurrent = await userIdentities.find(frameId, provider.issuer, signedIn.subject);
  if (concurrent !== undefined) return concurrent;
  const linked = await linkedUser(stores, frameId, provider, signedIn);
  const userId = linked ?? newId();
  const identity = { issuer: provider.issuer, subject: signedIn.subject, userId, createdAt: now };
  if (linked === undefined) {
    if (!provider.createUsers) throw unknownUser();
    const user = newUser(userId, signedIn, now);
    await users.insert(frameId, user);
    const caller = callerOf(frameId, user);
    await outbox.add(userChangeEvent(caller, user, 'created'), userLine(caller, user, 'created'));
  }
  await userIdentities.insert(frameId, identity);
  return userId;
}

/** The first rule that finds exactly one user decides. */
async function linkedUser(
  { userIdentities, scim }: UserStores,
  frameId: string,
  { linkUsersBy, issuer }: IdentityProvider,
  { subject, userName, email, isEmailVerified }: SignedInSubject,
): Promise<string | undefined> {
  const rules: Readonly<Record<LinkRule, () => Promise<readonly string[]>>> = {
    external_id: () => scim.findUnlinked(frameId, issuer, { externalId: subject }),
    user_name: async () => (userName === undefined ? [] : scim.findUnlinked(frameId, issuer, { userName })),
    email: async () =>
      email === undefined || !isEmailVerified ? [] : userIdentities.findUnlinkedByEmail(frameId, email),
  };
  for (const rule of linkRules.filter((one) => linkUsersBy.includes(one))) {
    const [found, another] = await rules[rule]();
    if (found !== undefined && another === undefined) return found;
  }
  return undefined;
}

/** Updates name and e-mail if the token has others, unless a SCIM client maintains them. */
async function updatedUser({ stores, frameId, signedIn, now }: Context, userId: string): Promise<User> {
  const { users, outbox, scim } = stores;
  const [current] = await users.findMany(frameId, [userId]);
  if (!current) throw new Error(`The user ${userId} of an identity does not exist.`);
  const { name = null, email = null } = signedIn;
  if ((name ?? current.name) === current.name && (email ?? current.email) === current.email) return current;
  if ((await scim.records(frameId, [userId])).has(userId)) return current;
  const changed = await users.upsertFromToken(frameId, { id: userId, name, email, at: now });
  if (!changed) return current;
  await outbox.add(userChangeEvent(callerOf(frameId, changed), changed, 'updated'));
  return changed;
}

function newUser(id: string, { name, userName, email }: SignedInSubject, now: Date): User {
  const life = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
  return { id, name: name ?? userName ?? email ?? unnamedUser(id), email: email ?? null, active: true, ...life };
}

function callerOf(frameId: string, { id, name }: User): Caller {
  return { kind: 'user', id, frameId, name, scopes: [] };
}

function unknownUser(): AppError {
  const message = 'The identity provider does not create users, and there is no user to link the token to.';
  return new AppError('forbidden', 'forbidden', message);
}
