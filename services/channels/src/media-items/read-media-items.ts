import { type PageMeta, pageMeta, readPage } from '@trackway/application';
import { notFound } from '@trackway/errors';
import { type Conditions, readQueryFilters } from '@trackway/mongo';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';
import type { Attachment, MediaItem } from './media-item';
import { mediaItemSearch } from './media-item-search';

export function makeReadMediaItem({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return async (caller: Caller, id: string): Promise<MediaItem> => {
    const item = await unitOfWork.read(({ mediaItems }) => mediaItems.find(caller.frameId, id));
    if (!item) throw notFound('media_item');
    return item;
  };
}

/** A stored file of a message. */
export function makeFindAttachment({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return async (frameId: string, id: string): Promise<Attachment | undefined> => {
    const item = await unitOfWork.read(({ mediaItems }) => mediaItems.findByAttachment(frameId, id));
    return item?.attachments.find((one) => one.id === id && one.status === 'stored');
  };
}

/** A page of messages, newest first, by the query of a list request; of one channel if it is named. */
export function makeListMediaItems({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return async (
    caller: Caller,
    query: unknown,
    channelId?: string,
  ): Promise<{ meta: PageMeta; items: readonly MediaItem[] }> => {
    const page = readPage(query);
    const own: Conditions = channelId === undefined ? {} : { channel_id: { $in: [channelId] } };
    const conditions = { ...readQueryFilters(mediaItemSearch, query), ...own };
    const { items, total } = await unitOfWork.read(({ mediaItems }) =>
      mediaItems.page(caller.frameId, conditions, page),
    );
    return { meta: pageMeta(page, total, items.length), items };
  };
}
