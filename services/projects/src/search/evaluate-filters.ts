import { invalidInput } from '@trackway/errors';
import { type Caller, isUuid } from '@trackway/runtime';
import type { Evaluation, FilterEvaluator } from './filter-evaluator';
import { readFiltersJson } from './filters-json';
import { readSearch } from './read-search';
import { searchModels } from './search-models';

const MOST = 100;

export interface EvaluateFilters {
  readonly projectIds: readonly string[];
  readonly filtersJson: string;
}

/** Says of projects whether filters hold and what each one saw, in the order asked for. Unknown and deleted ones are left out. */
export function makeEvaluateFilters({ filterEvaluator }: { filterEvaluator: FilterEvaluator }) {
  return async (caller: Caller, { projectIds, filtersJson }: EvaluateFilters): Promise<Evaluation[]> => {
    if (projectIds.length > MOST) throw invalidInput({ project_ids: [`At most ${MOST} projects.`] });
    const search = readSearch(searchModels.project, readFiltersJson(filtersJson));
    const ids = [...new Set(projectIds.filter(isUuid).map((id) => id.toLowerCase()))];
    const found = await filterEvaluator.evaluate(searchModels.project, caller.frameId, ids, search);
    const byId = new Map(found.map((evaluation) => [evaluation.id, evaluation]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}
