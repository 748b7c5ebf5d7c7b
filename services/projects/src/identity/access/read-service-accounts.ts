import type { UnitOfWork } from '@trackway/application';
import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import type { Caller } from '@trackway/runtime';
import { assertExists, type ServiceAccount } from '../credentials/service-account';
import type { UserStores } from '../users/user-store';

interface Deps {
  readonly unitOfWork: UnitOfWork<UserStores>;
}

export function makeReadServiceAccount({ unitOfWork }: Deps) {
  return async ({ frameId }: Caller, id: string): Promise<ServiceAccount> => {
    const account = await unitOfWork.run(frameId, ({ serviceAccounts }) => serviceAccounts.find(frameId, id));
    assertExists(account);
    return account;
  };
}

export function makeListServiceAccounts({ unitOfWork }: Deps) {
  return async ({ frameId }: Caller, page: Page): Promise<{ meta: PageMeta; items: readonly ServiceAccount[] }> => {
    const { accounts, total } = await unitOfWork.run(frameId, ({ serviceAccounts }) =>
      serviceAccounts.page(frameId, page),
    );
    return { meta: pageMeta(page, total, accounts.length), items: accounts };
  };
}
