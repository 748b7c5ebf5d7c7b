import type { Page, Trashed } from '@trackway/application';
import type { Filter, FilterGroup, SearchModel, Sort } from '@trackway/filters';

export interface SearchQuery {
  readonly frameId: string;
  readonly filters: readonly Filter[];
  readonly groups?: readonly FilterGroup[];
  readonly sorts: readonly Sort[];
  readonly trashed: Trashed;
  /** True for only templates, false for none, undefined for both and for models without templates. */
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

/** Finds ids. The records are then loaded under row-level security. */
export interface SearchIndex {
  page<Id extends string | number>(model: SearchModel, query: SearchQuery): Promise<SearchPage<Id>>;
}
