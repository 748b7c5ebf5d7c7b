import type { Page, Trashed } from '@trackway/application';
import type { Filter, FilterGroup, SearchModel, Sort } from '@trackway/filters';

export interface SearchQuery {
  readonly frameId: string;
  readonly filters: readonly Filter[];
  readonly groups?: readonly FilterGroup[];
  readonly sorts: readonly Sort[];
  readonly trashed: Trashed;
  /** Only templates, or none; undefined where the model has no templates. */
  readonly template?: boolean;
  /** Only the projects of this group, in its order. */
  readonly groupId?: string;
  readonly page: Page;
}

export interface SearchPage<Id> {
  readonly ids: readonly Id[];
  /** Exact. */
  readonly total: number;
}

/** Finds ids. What a caller may see of them is loaded apart, behind the wall of their frame. */
export interface SearchIndex {
  page<Id extends string | number>(model: SearchModel, query: SearchQuery): Promise<SearchPage<Id>>;
}
