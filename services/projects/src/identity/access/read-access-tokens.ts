import type { UnitOfWork } from '@trackway/application';
import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import type { Caller } from '@trackway/runtime';
import type { AccessToken } from '../credentials/access-token';
import type { UserStores } from '../users/user-store';

/** Lists the caller's personal access tokens, without the token texts. */
export function makeListAccessTokens({ unitOfWork }: { unitOfWork: UnitOfWork<UserStores> }) {
  return async (
    { frameId, id: userId }: Caller,
    page: Page,
  ): Promise<{ meta: PageMeta; items: readonly AccessToken[] }> => {
    const { tokens, total } = await unitOfWork.run(frameId, ({ accessTokens }) =>
      accessTokens.page(frameId, userId, page),
    );
    return { meta: pageMeta(page, total, tokens.length), items: tokens };
  };
}
