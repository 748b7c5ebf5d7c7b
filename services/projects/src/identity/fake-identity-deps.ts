import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeIdentityIndex } from './credentials/fake-identity-index';
import { FakeIdentity } from './fake-identity';
import { aUser } from './fake-identity-samples';
import type { TokenToSign } from './keys/sign-token';
import type { User } from './users/user';

const NOW = new Date('2026-05-04T12:00:00Z');

/** Dependencies of the use cases of the module, in memory. The caller is an active user of the frame. */
export async function openIdentity() {
  const caller = aCaller();
  const { frameId } = caller;
  const identity = new FakeIdentity();
  await identity.users.insert(frameId, aUser({ id: caller.id }));
  let now = NOW;
  const signed: TokenToSign[] = [];
  const signToken = async (token: TokenToSign) => {
    signed.push(token);
    return `token ${token.id}`;
  };
  const identityIndex = new FakeIdentityIndex(identity);
  return {
    ...{ caller, frameId, identity, signed },
    deps: { unitOfWork: identity, identityIndex, signToken, newId, clock: () => now },
    /** A user of the frame without scopes. */
    limited: aCaller({ frameId, scopes: [] }),
    now: () => now,
    setNow: (time: Date) => {
      now = time;
    },
    async addUser(changes: Partial<User> = {}): Promise<User> {
      const user = aUser(changes);
      await identity.users.insert(frameId, user);
      return user;
    },
    /** Deactivates the caller, as the gateway has not noticed yet. */
    deactivateCaller: () => identity.users.insert(frameId, aUser({ id: caller.id, active: false })),
  };
}
