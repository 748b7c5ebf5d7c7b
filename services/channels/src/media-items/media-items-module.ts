import type { UnitOfWork } from '../unit-of-work';
import { makeFindAttachment, makeListMediaItems, makeReadMediaItem } from './read-media-items';

export function mediaItemsModule(deps: { readonly unitOfWork: UnitOfWork }) {
  return {
    queries: {
      readMediaItem: makeReadMediaItem(deps),
      findAttachment: makeFindAttachment(deps),
      listMediaItems: makeListMediaItems(deps),
    },
  };
}
