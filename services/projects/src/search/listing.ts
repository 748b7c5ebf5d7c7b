import { type Page, type PageMeta, pageMeta, readPage, type Trashed } from '@trackway/application';
import {
  type Filter,
  type FilterGroup,
  parseQueryFilters,
  type SearchField,
  type SearchModel,
  type Sort,
} from '@trackway/filters';
import type { Caller } from '@trackway/runtime';
import type { SearchIndex } from './search-index';

/** A request for a page of records. */
export interface Listing {
  readonly filters: readonly Filter[];
  readonly groups?: readonly FilterGroup[];
  readonly sorts: readonly Sort[];
  readonly trashed: Trashed;
  readonly page: Page;
}

/** The fields that `filter[<field>]` of a listing accepts: those with `equals` and without required arguments. */
export function queryFields({ fields }: SearchModel): SearchField[] {
  return fields.filter(
    ({ operators, arguments: given = [] }) => operators.includes('equals') && !given.some(({ required }) => required),
  );
}

/** Parses the query of a listing. */
export function readListing(model: SearchModel, query: unknown): Listing {
  return { ...parseQueryFilters(model, query), sorts: [], page: readPage(query) };
}

/** Creates a listing of a model. `load` returns the records in any order, also deleted ones. */
export function makeList<Id extends string | number, Item extends { readonly id: Id }>(deps: {
  model: SearchModel;
  searchIndex: SearchIndex;
  load: (frameId: string, ids: readonly Id[]) => Promise<readonly Item[]>;
}) {
  return async (caller: Caller, { page, ...criteria }: Listing): Promise<{ meta: PageMeta; items: Item[] }> => {
    const search = { ...criteria, frameId: caller.frameId, page };
    const { ids, total } = await deps.searchIndex.page<Id>(deps.model, search);
    const found = new Map((await deps.load(caller.frameId, ids)).map((item) => [item.id, item]));
    const items = ids.flatMap((id) => found.get(id) ?? []);
    return { meta: pageMeta(page, total, items.length), items };
  };
}
