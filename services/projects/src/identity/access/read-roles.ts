import { type Page, type PageMeta, pageMeta, type UnitOfWork } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { Role } from '../roles/role';
import type { UserStores } from '../users/user-store';

interface Deps {
  readonly unitOfWork: UnitOfWork<UserStores>;
}

export function makeListRoles({ unitOfWork }: Deps) {
  return async ({ frameId }: Caller, page: Page): Promise<{ meta: PageMeta; items: readonly Role[] }> => {
    const all = await unitOfWork.run(frameId, ({ roles }) => roles.all(frameId));
    const items = all.slice((page.page - 1) * page.perPage, page.page * page.perPage);
    return { meta: pageMeta(page, all.length, items.length), items };
  };
}

export function makeReadRole({ unitOfWork }: Deps) {
  return async ({ frameId }: Caller, id: string): Promise<Role> => {
    const all = await unitOfWork.run(frameId, ({ roles }) => roles.all(frameId));
    const role = all.find((one) => one.id === id);
    if (!role) throw notFound('role');
    return role;
  };
}

/** The roles that were given to a user directly, without those of groups. */
export function makeReadUserRoles({ unitOfWork }: Deps) {
  return async ({ frameId }: Caller, userId: string): Promise<readonly Role[]> =>
    unitOfWork.run(frameId, async ({ roles, users }) => {
      const [user] = await users.findMany(frameId, [userId]);
      if (!user || user.deletedAt) throw notFound('user');
      const ids = await roles.idsOfUser(frameId, userId);
      return (await roles.all(frameId)).filter(({ id }) => ids.includes(id));
    });
}
