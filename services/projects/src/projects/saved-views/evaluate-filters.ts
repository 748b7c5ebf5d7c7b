import type { UnitOfWork } from '@trackway/application';
import { invalidInput } from '@trackway/errors';
import { parseFiltersJson, parseSearch, type Search } from '@trackway/filters';
import { type Caller, isUuid } from '@trackway/runtime';
import type { Evaluation, FilterEvaluator } from '../../search/filter-evaluator';
import { type EdgeDirectory, makeResolveEdgeTypes } from '../../search/resolve-edge-types';
import { projectModel } from '../project/project-search-model';
import { templatesOf } from '../views/template-option';
import { groupOf, makeApplyView, type ViewedSearch } from './apply-view';
import type { SavedViewStores } from './saved-view-store';

const MAX_PROJECTS = 100;

export interface EvaluateFilters {
  readonly projectIds: readonly string[];
  readonly filtersJson: string;
  /** A saved view that the projects must match as well. Empty means none. */
  readonly viewId?: string;
}

/**
 * Evaluates filters on projects, and returns for each the result and the compared values, in request order. Omits
 * unknown and deleted projects.
 */
export function makeEvaluateFilters(deps: {
  filterEvaluator: FilterEvaluator;
  edgeDirectory: EdgeDirectory;
  unitOfWork: UnitOfWork<SavedViewStores>;
}) {
  const resolveEdgeTypes = makeResolveEdgeTypes(deps);
  const applyView = makeApplyView(deps);
  return async (caller: Caller, { projectIds, filtersJson, viewId }: EvaluateFilters): Promise<Evaluation[]> => {
    if (projectIds.length > MAX_PROJECTS) throw invalidInput({ project_ids: [`At most ${MAX_PROJECTS} projects.`] });
    const input = parseFiltersJson(filtersJson);
    const given = parseSearch(await resolveEdgeTypes(caller, projectModel, input), input);
    const search = viewId ? withTemplateOption(await applyView<ViewedSearch>(caller, viewId, given)) : given;
    const ids = [...new Set(projectIds.filter(isUuid).map((id) => id.toLowerCase()))];
    const found = await deps.filterEvaluator.evaluate(projectModel, caller.frameId, ids, search);
    const byId = new Map(found.map((evaluation) => [evaluation.id, evaluation]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}

/** A view lists templates only if it asks for them. */
function withTemplateOption({
  filters,
  groups = [],
  template: option,
}: ViewedSearch): Pick<Search, 'filters' | 'groups'> {
  const value = templatesOf(option, { filters, groups });
  if (value === undefined) return { filters, groups };
  const isTemplate = parseSearch(projectModel, { filters: [{ field: 'is_template', operator: 'equals', value }] });
  return { filters, groups: [...groups, ...groupOf(isTemplate.filters)] };
}
