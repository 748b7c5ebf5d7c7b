import { type Page, type PageMeta, pageMeta, type UnitOfWork } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { isVisible, type SavedView } from './saved-view';
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

/** Returns undefined if the view does not exist or is a private one of another user. */
export function makeFindView({ unitOfWork }: Deps) {
  return async (caller: Caller, id: string): Promise<SavedView | undefined> => {
    const view = await unitOfWork.run(caller.frameId, ({ savedViews }) => savedViews.find(caller.frameId, id));
    return isVisible(caller, view) ? view : undefined;
  };
}

export function makeReadView(deps: Deps) {
  const findView = makeFindView(deps);
  return async (caller: Caller, id: string): Promise<SavedView> => {
    const view = await findView(caller, id);
    if (!view) throw notFound('view');
    return view;
  };
}
