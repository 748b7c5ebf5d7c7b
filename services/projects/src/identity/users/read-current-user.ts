import type { UnitOfWork } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { User } from './user';
import type { UserStores } from './user-store';

/** The caller as a user. A service account is shown like one. */
export function makeReadCurrentUser({ unitOfWork }: { unitOfWork: UnitOfWork<UserStores> }) {
  return ({ frameId, id, kind }: Caller): Promise<User> =>
    unitOfWork.run(frameId, async ({ users, serviceAccounts }) => {
      if (kind === 'service_account') {
        const account = await serviceAccounts.find(frameId, id);
        if (account && !account.deletedAt) return { ...account, email: null };
        throw notFound('service_account');
      }
      const [user] = await users.findMany(frameId, [id]);
      if (!user || user.deletedAt) throw notFound('user');
      return user;
    });
}
