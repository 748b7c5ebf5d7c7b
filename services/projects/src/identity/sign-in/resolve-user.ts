import type { UnitOfWork } from '@trackway/application';
import { AppError, notFound } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { type IdentityProvider, type LinkRule, linkRules } from '../providers/identity-provider';
import { scopesOfGroups } from '../providers/scopes-of-groups';
import { namesOf } from '../scim/scim-group';
import { type User, unnamedUser } from '../users/user';
import { userChangeEvent, userLine, userLinkLine } from '../users/user-events';
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
async function firstSignIn(context: Context, newId: NewId): Promise<string> {
  const { stores, frameId, provider, signedIn, now } = context;
  const { identityProviders, userIdentities } = stores;
  await identityProviders.lock(frameId, provider.id);
  const concurrent = await userIdentities.find(frameId, provider.issuer, signedIn.subject);
  if (concurrent !== undefined) return concurrent;
  const userId = (await linkUser(context)) ?? (await createUser(context, newId));
  await userIdentities.insert(frameId, { issuer: provider.issuer, subject: signedIn.subject, userId, createdAt: now });
  return userId;
}

async function createUser({ stores, frameId, provider, signedIn, now }: Context, newId: NewId): Promise<string> {
  if (!provider.createUsers) throw unknownUser();
  const user = newUser(newId(), signedIn, now);
  await stores.users.insert(frameId, user);
  const caller = callerOf(frameId, user);
  await stores.outbox.add(userChangeEvent(caller, user, 'created'), userLine(caller, user, 'created'));
  return user.id;
}

async function linkUser({ stores, frameId, provider, signedIn }: Context): Promise<string | undefined> {
  const linked = await findLink(stores, frameId, provider, signedIn);
  if (!linked) return undefined;
  const user = await existingUser(stores, frameId, linked.userId);
  const link = { issuer: provider.issuer, subject: signedIn.subject, rule: linked.rule, providerId: provider.id };
  await stores.outbox.add(userLinkLine(callerOf(frameId, user), user, link));
  return user.id;
}

/** The first rule that finds exactly one user decides. */
async function findLink(
  { userIdentities, scim }: UserStores,
  frameId: string,
  { linkUsersBy, issuer }: IdentityProvider,
  { subject, userName, email, isEmailVerified }: SignedInSubject,
): Promise<{ readonly userId: string; readonly rule: LinkRule } | undefined> {
  const rules: Readonly<Record<LinkRule, () => Promise<readonly string[]>>> = {
    external_id: () => scim.findUnlinked(frameId, issuer, { externalId: subject }),
    user_name: async () => (userName === undefined ? [] : scim.findUnlinked(frameId, issuer, { userName })),
    email: async () =>
      email === undefined || !isEmailVerified ? [] : userIdentities.findUnlinkedByEmail(frameId, email),
  };
  for (const rule of linkRules.filter((one) => linkUsersBy.includes(one))) {
    const [userId, another] = await rules[rule]();
    if (userId !== undefined && another === undefined) return { userId, rule };
  }
  return undefined;
}

/** Updates name and e-mail if the token has others, unless a SCIM client maintains them. */
async function updatedUser({ stores, frameId, signedIn, now }: Context, userId: string): Promise<User> {
  const { users, outbox, scim } = stores;
  const current = await existingUser(stores, frameId, userId);
  const { name = null, email = null } = signedIn;
  if ((name ?? current.name) === current.name && (email ?? current.email) === current.email) return current;
  if ((await scim.records(frameId, [userId])).has(userId)) return current;
  const changed = await users.upsertFromToken(frameId, { id: userId, name, email, at: now });
  if (!changed) return current;
  await outbox.add(userChangeEvent(callerOf(frameId, changed), changed, 'updated'));
  return changed;
}

async function existingUser({ users }: UserStores, frameId: string, userId: string): Promise<User> {
  const [user] = await users.findMany(frameId, [userId]);
  if (!user) throw new Error(`The user ${userId} of an identity does not exist.`);
  return user;
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
