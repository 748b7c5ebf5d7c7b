import type { UnitOfWork } from '@trackway/application';
import { referenceNotFound } from '@trackway/errors';
import { type Filter, type FilterGroup, parseSearch, type Search } from '@trackway/filters';
import { type Caller, isUuid } from '@trackway/runtime';
import { type EdgeDirectory, makeResolveEdgeTypes } from '../../search/resolve-edge-types';
import { projectModel } from '../project/project-search-model';
import type { TemplateOption } from '../views/template-option';
import { makeFindView } from './read-saved-views';
import type { SavedViewStores } from './saved-view-store';

/** The parts of a search that a view adds to. */
export interface ViewedSearch extends Pick<Search, 'filters' | 'sorts'> {
  readonly groups?: Search['groups'];
  readonly template?: TemplateOption | undefined;
}

/**
 * Adds a view to a search: the filters of both must match. The sorting and the template option of the request have
 * precedence. Without a view, the search is unchanged. An error names `field`.
 */
export function makeApplyView(deps: {
  readonly unitOfWork: UnitOfWork<SavedViewStores>;
  readonly edgeDirectory: EdgeDirectory;
}) {
  const findView = makeFindView(deps);
  const resolveEdgeTypes = makeResolveEdgeTypes(deps);
  return async <Viewed extends ViewedSearch>(
    caller: Caller,
    id: string | undefined,
    search: Viewed,
    field = 'view_id',
  ): Promise<Viewed> => {
    if (id === undefined) return search;
    const found = isUuid(id) ? await findView(caller, id.toLowerCase()) : undefined;
    if (!found) throw referenceNotFound('view', field, id);
    const { search: stored } = found;
    const view = parseSearch(await resolveEdgeTypes(caller, projectModel, stored), stored);
    const template = search.template ?? stored.template ?? undefined;
    return {
      ...search,
      groups: [...(search.groups ?? []), ...groupOf(view.filters), ...view.groups],
      sorts: search.sorts.length > 0 ? search.sorts : view.sorts,
      template,
    };
  };
}

/** A list of filters as one group. `and` binds tighter than `or`. */
export function groupOf(filters: readonly Filter[]): FilterGroup[] {
  const conjunctions: Filter[][] = [];
  for (const filter of filters) {
    const conjunction = filter.connective === 'and' ? conjunctions.at(-1) : undefined;
    if (conjunction) conjunction.push(filter);
    else conjunctions.push([filter]);
  }
  const groups = conjunctions.map((one): FilterGroup => ({ connective: 'and', filters: one, groups: [] }));
  return groups.length > 1 ? [{ connective: 'or', filters: [], groups }] : groups;
}
