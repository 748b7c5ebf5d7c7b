import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '@trackway/application';
import { rejectStale, ruleBroken } from '@trackway/errors';
import { changesOf } from '@trackway/messaging';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { serviceAccountLine } from '../credentials/audit-events';
import { assertCanGrant, assertSignedIn } from '../credentials/granted-scopes';
import { hashOf, newSecret } from '../credentials/secret';
import {
  assertExists,
  losesScopes,
  type ServiceAccount,
  type ServiceAccountFields,
} from '../credentials/service-account';
import { accountRevocation } from '../keys/revocation-events';
import { assertActiveCaller } from '../users/assert-active-caller';
import type { UserStores } from '../users/user-store';

const MAX_ACCOUNTS = 500;

interface Deps {
  readonly unitOfWork: UnitOfWork<UserStores>;
  readonly newId: NewId;
  readonly clock: Clock;
}

export interface ChangeOne {
  readonly id: string;
  readonly ifVersion?: number;
}

/** A service account with its secret, which cannot be read again. */
export interface AccountWithSecret {
  readonly account: ServiceAccount;
  readonly secret: string;
}

export function makeCreateServiceAccount({ unitOfWork, newId, clock }: Deps) {
  return async (caller: Caller, fields: Omit<ServiceAccountFields, 'active'>): Promise<AccountWithSecret> => {
    assertSignedIn(caller);
    assertCanGrant(caller, fields.scopes);
    const [now, secret] = [clock(), newSecret()];
    const life = { version: 1, generation: 0, createdAt: now, updatedAt: now, deletedAt: null, lastUsedAt: null };
    const secrets = { secretHash: hashOf(secret), previousSecret: null };
    const account = { ...fields, ...life, ...secrets, id: newId(), active: true, createdBy: caller.id };
    await unitOfWork.run(caller.frameId, async ({ serviceAccounts, users, outbox }) => {
      await assertActiveCaller(users, caller);
      if ((await serviceAccounts.countForLimit(caller.frameId)) >= MAX_ACCOUNTS) throw limitReached();
      await serviceAccounts.insert(caller.frameId, account);
      await outbox.add(serviceAccountLine(caller, account, 'created'));
    });
    return { account, secret };
  };
}

/** Changes the given fields. If the account loses rights, its access tokens are revoked. */
export function makeUpdateServiceAccount({ unitOfWork, clock }: Deps) {
  return async (caller: Caller, command: ChangeOne & { readonly changes: Partial<ServiceAccountFields> }) => {
    assertSignedIn(caller);
    if (command.changes.scopes) assertCanGrant(caller, command.changes.scopes);
    return await change({ unitOfWork, clock }, caller, { ...command, action: 'updated' }, (current) => {
      const changed = { ...current, ...command.changes };
      // Activating an account grants all its scopes.
      if (changed.active && !current.active) assertCanGrant(caller, changed.scopes);
      return losesScopes(current, changed) ? withoutTokens(changed) : changed;
    });
  };
}

/** Deletes the account and revokes its tokens. 404 if it is deleted already. */
export function makeDeleteServiceAccount({ unitOfWork, clock }: Deps) {
  return (caller: Caller, command: ChangeOne): Promise<ServiceAccount> =>
    change({ unitOfWork, clock }, caller, { ...command, action: 'deleted' }, (current) =>
      withoutTokens({ ...current, active: false, deletedAt: clock() }),
    );
}

/**
 * Replaces the secret. The previous one stays valid for `keepSeconds`. If that is 0, the previous secret may have
 * leaked, so the tokens that were issued for it are revoked.
 */
export function makeRotateSecret({ unitOfWork, clock }: Deps) {
  return async (
    caller: Caller,
    { keepSeconds, ...command }: ChangeOne & { readonly keepSeconds: number },
  ): Promise<AccountWithSecret> => {
    assertSignedIn(caller);
    const secret = newSecret();
    const rotation = { ...command, action: 'secret_rotated' } as const;
    const account = await change({ unitOfWork, clock }, caller, rotation, (current) => {
      // The holder of the secret gets the scopes of the account.
      assertCanGrant(caller, current.scopes);
      const rotated = { ...current, secretHash: hashOf(secret) };
      if (keepSeconds === 0) return withoutTokens({ ...rotated, previousSecret: null });
      const until = new Date(clock().getTime() + keepSeconds * 1_000);
      return { ...rotated, previousSecret: { hash: current.secretHash, until } };
    });
    return { account, secret };
  };
}

function withoutTokens(account: ServiceAccount): ServiceAccount {
  return { ...account, generation: account.generation + 1 };
}

function change(
  { unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>,
  caller: Caller,
  { id, ifVersion, action }: ChangeOne & { readonly action: 'updated' | 'deleted' | 'secret_rotated' },
  apply: (current: ServiceAccount) => ServiceAccount,
): Promise<ServiceAccount> {
  return unitOfWork.run(caller.frameId, async ({ serviceAccounts, users, outbox }) => {
    await assertActiveCaller(users, caller);
    const { frameId } = caller;
    const current = await serviceAccounts.lock(frameId, id);
    assertExists(current);
    rejectStale(current.version, ifVersion);
    const now = clock();
    const wanted = apply(current);
    if (isDeepStrictEqual(wanted, current)) return current;
    const changed = { ...wanted, version: current.version + 1, updatedAt: now };
    await serviceAccounts.update(frameId, changed);
    const changes = changesOf(current, changed, { name: 'name', scopes: 'scopes', active: 'active' });
    await outbox.add(serviceAccountLine(caller, changed, action, changes));
    if (changed.generation > current.generation) await outbox.add(accountRevocation(frameId, changed, now));
    return changed;
  });
}

function limitReached(): Error {
  return ruleBroken(
    'service_account_limit_reached',
    `A frame can have at most ${MAX_ACCOUNTS} service accounts. Delete one first.`,
  );
}
