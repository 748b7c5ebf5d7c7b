import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '@trackway/application';
import { rejectStale, ruleBroken } from '@trackway/errors';
import { parseSearch } from '@trackway/filters';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { type EdgeDirectory, makeResolveEdgeTypes } from '../../search/resolve-edge-types';
import { projectModel } from '../project/project-search-model';
import { assertColumns } from '../views/project-members';
import { assertEditable, type SavedView, type SavedViewFields } from './saved-view';
import { auditView } from './saved-view-audit';
import type { SavedViewStores } from './saved-view-store';

/** More views of one owner are likely a defect of a client. */
const MAX_VIEWS = 500;

interface Deps {
  readonly unitOfWork: UnitOfWork<SavedViewStores>;
  readonly edgeDirectory: EdgeDirectory;
  readonly newId: NewId;
  readonly clock: Clock;
}

export interface ChangeView {
  readonly id: string;
  /** The version of `If-Match`. */
  readonly ifVersion?: number;
}

/** Saves a view of the caller. @throws AppError if its search or its columns are invalid */
export function makeCreateView(deps: Deps) {
  const assertValid = makeAssertValid(deps);
  return async (caller: Caller, fields: SavedViewFields): Promise<SavedView> => {
    await assertValid(caller, fields);
    const now = deps.clock();
    const stamps = { version: 1, createdAt: now, updatedAt: now };
    const view: SavedView = { ...fields, id: deps.newId(), ownerId: caller.id, ...stamps };
    await deps.unitOfWork.run(caller.frameId, async ({ savedViews, outbox, recordEffect }) => {
      if ((await savedViews.countForLimit(caller.frameId, caller.id)) >= MAX_VIEWS) throw tooManyViews();
      await savedViews.insert(caller.frameId, view);
      await outbox.add(auditView(caller, 'created', view));
      await recordEffect(view.id);
    });
    return view;
  };
}

/** Changes the given fields. The members of the search that are given replace the stored ones. */
export function makeUpdateView(deps: Deps) {
  const assertValid = makeAssertValid(deps);
  return async (
    caller: Caller,
    { id, ifVersion, changes }: ChangeView & { readonly changes: ViewChanges },
  ): Promise<SavedView> => {
    if (changes.search || changes.columns) await assertValid(caller, changes);
    return deps.unitOfWork.run(caller.frameId, async ({ savedViews, outbox }) => {
      const current = await savedViews.lock(caller.frameId, id);
      assertEditable(caller, current);
      rejectStale(current.version, ifVersion);
      const search = { ...current.search, ...changes.search };
      const wanted = { ...current, ...changes, search };
      if (isDeepStrictEqual(wanted, current)) return current;
      const view = { ...wanted, version: current.version + 1, updatedAt: deps.clock() };
      await savedViews.update(caller.frameId, view);
      await outbox.add(auditView(caller, 'updated', view, { before: current }));
      return view;
    });
  };
}

type ViewChanges = Partial<Omit<SavedViewFields, 'search'>> & { readonly search?: Partial<SavedViewFields['search']> };

/** Deletes a view for all its users. */
export function makeDeleteView({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return (caller: Caller, { id, ifVersion }: ChangeView): Promise<SavedView> =>
    unitOfWork.run(caller.frameId, async ({ savedViews, outbox }) => {
      const current = await savedViews.lock(caller.frameId, id);
      assertEditable(caller, current);
      rejectStale(current.version, ifVersion);
      await savedViews.remove(caller.frameId, id);
      await outbox.add(auditView(caller, 'deleted', current));
      return current;
    });
}

/** Stores a deleted view again, with its id and owner. Its search is parsed when it is used, so it need not be valid. */
export function makeRestoreView({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return (caller: Caller, restored: Omit<SavedView, 'version' | 'createdAt' | 'updatedAt'>): Promise<SavedView> =>
    unitOfWork.run(caller.frameId, async ({ savedViews, outbox }) => {
      const now = clock();
      const view: SavedView = { ...restored, version: 1, createdAt: now, updatedAt: now };
      assertEditable(caller, view);
      if ((await savedViews.countForLimit(caller.frameId, view.ownerId)) >= MAX_VIEWS) throw tooManyViews();
      await savedViews.insert(caller.frameId, view);
      await outbox.add(auditView(caller, 'restored', view));
      return view;
    });
}

function tooManyViews(): Error {
  return ruleBroken('view_limit_reached', `You have ${MAX_VIEWS} views. Delete one before you save another.`);
}

/** Validates a search like a search with the same body. */
function makeAssertValid(deps: Pick<Deps, 'edgeDirectory'>) {
  const resolveEdgeTypes = makeResolveEdgeTypes(deps);
  return async (caller: Caller, { search = {}, columns = [] }: Pick<ViewChanges, 'search' | 'columns'>) => {
    parseSearch(await resolveEdgeTypes(caller, projectModel, search), search);
    assertColumns(columns);
  };
}
