import type { FilterGroupInput, SearchInput, SearchModel } from '@trackway/filters';
import { type Caller, isUuid } from '@trackway/runtime';

export interface EdgeDirectory {
  /** The types of the edges (form fields) that exist in the frame, by id. */
  typesOf(frameId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

interface FieldReference {
  readonly field: string;
  readonly arguments?: readonly unknown[] | undefined;
}

/** Adds the types of the edges that a search names to its model. They decide how answers are compared. */
export function makeResolveEdgeTypes({ edgeDirectory }: { edgeDirectory: EdgeDirectory }) {
  return async ({ frameId }: Caller, model: SearchModel, input: SearchInput): Promise<SearchModel> => {
    const typedByEdge = new Set(model.fields.filter(({ ofEdgeType }) => ofEdgeType).map(({ name }) => name));
    const ids = [...(input.sorting ?? []), ...filtersOf(input)]
      .filter(({ field }) => typedByEdge.has(field))
      .map(({ arguments: [edge] = [] }) => edge)
      .filter(isUuid);
    if (ids.length === 0) return model;
    return { ...model, edgeTypes: await edgeDirectory.typesOf(frameId, [...new Set(ids)]) };
  };
}

function filtersOf({
  filters = [],
  filter_groups: groups = [],
}: {
  readonly filters?: readonly FieldReference[] | undefined;
  readonly filter_groups?: readonly FilterGroupInput[] | undefined;
}): FieldReference[] {
  return [...filters, ...groups.flatMap(filtersOf)];
}
