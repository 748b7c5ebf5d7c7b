import type { SearchModel } from '@trackway/filters';
import type { SearchIndex, SearchPage, SearchQuery } from '../search-index';
import type { FrameCopies } from './frame-copies';

/** Searches projects in memory where there is a copy of their frame, and all else in the database. */
export class CopiedSearchIndex implements SearchIndex {
  constructor(
    private readonly deps: {
      readonly copies: FrameCopies;
      readonly database: SearchIndex;
      readonly count: (where: 'memory' | 'database') => void;
    },
  ) {}

  async page<Id extends string | number>(model: SearchModel, query: SearchQuery): Promise<SearchPage<Id>> {
    const { copies, database, count } = this.deps;
    // A group has an order of its own, which no column has.
    const isCopied = model.name === 'project' && query.groupId === undefined;
    const copy = isCopied ? await copies.caughtUp(query.frameId) : undefined;
    count(copy ? 'memory' : 'database');
    if (!copy) return database.page<Id>(model, query);
    const { ids, total } = await copy.search.page(query);
    copies.enforceLimit();
    return { ids: ids as readonly string[] as readonly Id[], total };
  }
}
