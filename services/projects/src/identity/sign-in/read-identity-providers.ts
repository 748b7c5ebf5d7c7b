import { type Page, type PageMeta, pageMeta, type UnitOfWork } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { IdentityProvider } from '../providers/identity-provider';
import type { UserStores } from '../users/user-store';

interface Deps {
  readonly unitOfWork: UnitOfWork<UserStores>;
}

export function makeListIdentityProviders({ unitOfWork }: Deps) {
  return async ({ frameId }: Caller, page: Page): Promise<{ meta: PageMeta; items: readonly IdentityProvider[] }> => {
    const { providers, total } = await unitOfWork.run(frameId, ({ identityProviders }) =>
      identityProviders.page(frameId, page),
    );
    return { meta: pageMeta(page, total, providers.length), items: providers };
  };
}

export function makeReadIdentityProvider({ unitOfWork }: Deps) {
  return async ({ frameId }: Caller, id: string): Promise<IdentityProvider> => {
    const provider = await unitOfWork.run(frameId, ({ identityProviders }) => identityProviders.find(frameId, id));
    if (!provider) throw notFound('identity_provider');
    return provider;
  };
}
