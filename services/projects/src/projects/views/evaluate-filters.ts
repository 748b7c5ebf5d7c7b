import { invalidInput } from '@trackway/errors';
import { parseFiltersJson, parseSearch } from '@trackway/filters';
import { type Caller, isUuid } from '@trackway/runtime';
import type { Evaluation, FilterEvaluator } from '../../search/filter-evaluator';
import type { EdgeDirectory } from '../../search/resolve-edge-types';
import { makeResolveEdgeTypes } from '../../search/resolve-edge-types';
import { projectModel } from '../project/project-search-model';

const MAX_PROJECTS = 100;

export interface EvaluateFilters {
  readonly projectIds: readonly string[];
  readonly filtersJson: string;
}

/**
 * Evaluates filters on projects, and returns for each the result and the compared values, in request order. Omits
 * unknown and deleted projects.
 */
export function makeEvaluateFilters(deps: { filterEvaluator: FilterEvaluator; edgeDirectory: EdgeDirectory }) {
  const resolveEdgeTypes = makeResolveEdgeTypes(deps);
  return async (caller: Caller, { projectIds, filtersJson }: EvaluateFilters): Promise<Evaluation[]> => {
    if (projectIds.length > MAX_PROJECTS) throw invalidInput({ project_ids: [`At most ${MAX_PROJECTS} projects.`] });
    const input = parseFiltersJson(filtersJson);
    const search = parseSearch(await resolveEdgeTypes(caller, projectModel, input), input);
    const ids = [...new Set(projectIds.filter(isUuid).map((id) => id.toLowerCase()))];
    const found = await deps.filterEvaluator.evaluate(projectModel, caller.frameId, ids, search);
    const byId = new Map(found.map((evaluation) => [evaluation.id, evaluation]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}
