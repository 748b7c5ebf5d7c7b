import { type Page, type PageMeta, pageMeta, type UnitOfWork } from '@trackway/application';
import type { Caller } from '@trackway/runtime';
import { assertVisible, type SavedView } from './saved-view';
import type { SavedViewStores } from './saved-view-store';

interface Deps {
  readonly unitOfWork: UnitOfWork<SavedViewStores>;
}

/** Lists the views of the caller and the shared ones, by name. */
export function makeListViews({ unitOfWork }: Deps) {
  return async ({ frameId, id }: Caller, page: Page): Promise<{ meta: PageMeta; views: readonly SavedView[] }> => {
    const { views, total } = await unitOfWork.run(frameId, ({ savedViews }) => savedViews.page(frameId, id, page));
    return { meta: pageMeta(page, total, views.length), views };
  };
}

export function makeReadView({ unitOfWork }: Deps) {
  return async (caller: Caller, id: string): Promise<SavedView> => {
    const view = await unitOfWork.run(caller.frameId, ({ savedViews }) => savedViews.find(caller.frameId, id));
    assertVisible(caller, view);
    return view;
  };
}
