import { invalidInput } from '@trackway/errors';
import { type Caller, isUuid } from '@trackway/runtime';
import type { Evaluation, FilterEvaluator } from './filter-evaluator';
import { readListJson } from './filters-json';
import { searchModels } from './search-models';
import { filterInput, readSearch } from './search-request';

const MOST = 100;

export interface EvaluateFilters {
  readonly projectIds: readonly string[];
  readonly filtersJson: string;
}

/** Says of projects whether filters hold and what each one saw, in the order asked for. Unknown and deleted ones are left out. */
export function makeEvaluateFilters({ filterEvaluator }: { filterEvaluator: FilterEvaluator }) {
  return async (caller: Caller, { projectIds, filtersJson }: EvaluateFilters): Promise<Evaluation[]> => {
    if (projectIds.length > MOST) throw invalidInput({ project_ids: [`At most ${MOST} projects.`] });
    const { filters } = readSearch(searchModels.project, readListJson(filterInput, filtersJson, 'filters'));
    const ids = [...new Set(projectIds.filter(isUuid).map((id) => id.toLowerCase()))];
    const found = await filterEvaluator.evaluate(searchModels.project, caller.frameId, ids, filters);
    const byId = new Map(found.map((evaluation) => [evaluation.id, evaluation]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}
