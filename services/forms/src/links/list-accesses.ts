import { type PageMeta, pageMeta, readPage } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { FormLinkStores } from './form-link-store';
import type { LinkAccess } from './link-access';

/** Returns a page of the access log of a link, newest first. */
export function makeListAccesses({ unitOfWork }: { unitOfWork: UnitOfWork<FormLinkStores> }) {
  return (
    { frameId }: Caller,
    linkId: string,
    query: unknown,
  ): Promise<{ meta: PageMeta; items: readonly LinkAccess[] }> =>
    unitOfWork.read(async ({ formLinks }) => {
      if (!(await formLinks.find(frameId, linkId))) throw notFound('form_link');
      const page = readPage(query);
      const { items, total } = await formLinks.accesses(frameId, linkId, page);
      return { meta: pageMeta(page, total, items.length), items };
    });
}
