import type { SearchModel } from '@trackway/filters';
import type { SearchIndex, SearchPage, SearchQuery } from './search-index';

/** Returns the pages of fixed ids, and records the queries. Evaluates no filter. */
export class FakeSearchIndex implements SearchIndex {
  ids: readonly (string | number)[] = [];
  readonly queries: { readonly model: string; readonly query: SearchQuery }[] = [];

  async page<Id extends string | number>(model: SearchModel, query: SearchQuery): Promise<SearchPage<Id>> {
    this.queries.push({ model: model.name, query });
    const { page, perPage } = query.page;
    return { ids: this.ids.slice((page - 1) * perPage, page * perPage) as Id[], total: this.ids.length };
  }
}
