import { type Caller, isUuid } from '@trackway/runtime';
import type { EdgeDirectory } from './edge-directory';
import type { FilterGroupInput } from './filter-groups';
import type { SearchInput } from './read-search';
import type { SearchModel } from './search-field';

type Named = { readonly field: string; readonly arguments?: readonly unknown[] | undefined };

/**
 * The model of a search with the types of the edges that it names, which decide how its answers are compared. Nothing is
 * asked for where no filter and no sort is about answers.
 */
export function makeKnowEdges({ edgeDirectory }: { edgeDirectory: EdgeDirectory }) {
  return async ({ frameId }: Caller, model: SearchModel, input: SearchInput): Promise<SearchModel> => {
    const byEdge = new Set(model.fields.filter(({ typedByEdge }) => typedByEdge).map(({ name }) => name));
    const ids = [...(input.sorting ?? []), ...filtersOf(input)]
      .filter(({ field }) => byEdge.has(field))
      .map(({ arguments: [edge] = [] }) => edge)
      .filter(isUuid);
    if (ids.length === 0) return model;
    return { ...model, edges: await edgeDirectory.typesOf(frameId, [...new Set(ids)]) };
  };
}

function filtersOf({
  filters = [],
  filter_groups: groups = [],
}: {
  readonly filters?: readonly Named[] | undefined;
  readonly filter_groups?: readonly FilterGroupInput[] | undefined;
}): Named[] {
  return [...filters, ...groups.flatMap(filtersOf)];
}
