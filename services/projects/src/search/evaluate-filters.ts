import { invalidInput } from '@trackway/errors';
import { type Caller, isUuid } from '@trackway/runtime';
import type { EdgeDirectory } from './edge-directory';
import type { Evaluation, FilterEvaluator } from './filter-evaluator';
import { readFiltersJson } from './filters-json';
import { makeKnowEdges } from './know-edges';
import { readSearch } from './read-search';
import { searchModels } from './search-models';

const MOST = 100;

export interface EvaluateFilters {
  readonly projectIds: readonly string[];
  readonly filtersJson: string;
}

/** Says of projects whether filters hold and what each one saw, in the order asked for. Unknown and deleted ones are left out. */
export function makeEvaluateFilters(deps: { filterEvaluator: FilterEvaluator; edgeDirectory: EdgeDirectory }) {
  const knowEdges = makeKnowEdges(deps);
  return async (caller: Caller, { projectIds, filtersJson }: EvaluateFilters): Promise<Evaluation[]> => {
    if (projectIds.length > MOST) throw invalidInput({ project_ids: [`At most ${MOST} projects.`] });
    const asked = readFiltersJson(filtersJson);
    const search = readSearch(await knowEdges(caller, searchModels.project, asked), asked);
    const ids = [...new Set(projectIds.filter(isUuid).map((id) => id.toLowerCase()))];
    const found = await deps.filterEvaluator.evaluate(searchModels.project, caller.frameId, ids, search);
    const byId = new Map(found.map((evaluation) => [evaluation.id, evaluation]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}
