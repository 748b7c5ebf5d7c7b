import { type PageMeta, pageMeta, readPage } from '@trackway/application';
import { readQueryFilters, type SearchModel } from '@trackway/mongo';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../../unit-of-work';
import type { Delivery } from './delivery';

/** Filters for lists of deliveries. */
export const deliverySearch: SearchModel = {
  name: 'delivery',
  trashable: false,
  fields: [
    { name: 'verdict', inputType: 'text', valueType: 'text', path: 'verdict' },
    { name: 'media_item', inputType: 'relation', valueType: 'uuid', path: 'media_item_id' },
  ],
};

/** A page of a channel's deliveries of the last 30 days, newest first. */
export function makeListDeliveries({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return async (
    caller: Caller,
    channelId: string,
    query: unknown,
  ): Promise<{ meta: PageMeta; items: readonly Delivery[] }> => {
    const page = readPage(query);
    const conditions = { ...readQueryFilters(deliverySearch, query), channel_id: { $in: [channelId] } };
    const { items, total } = await unitOfWork.read(({ deliveries }) =>
      deliveries.page(caller.frameId, conditions, page),
    );
    return { meta: pageMeta(page, total, items.length), items };
  };
}
