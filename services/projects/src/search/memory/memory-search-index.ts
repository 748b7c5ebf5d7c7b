import type { SearchModel } from '@trackway/filters';
import type { AggregateIndex, AggregateQuery, Aggregates } from '../aggregates/aggregate-query';
import type { SearchIndex, SearchPage, SearchQuery } from '../search-index';
import type { TenantIndexes } from './tenant-indexes';

/** Searches projects in memory if their tenant is indexed, and everything else in the database. */
export class MemorySearchIndex implements SearchIndex, AggregateIndex {
  constructor(
    private readonly deps: {
      readonly tenants: TenantIndexes;
      readonly database: SearchIndex & AggregateIndex;
      readonly count: (where: 'memory' | 'database') => void;
    },
  ) {}

  async page<Id extends string | number>(model: SearchModel, query: SearchQuery): Promise<SearchPage<Id>> {
    const { tenants, database, count } = this.deps;
    // The memory does not have the order of a group.
    const isInMemory = model.name === 'project' && query.groupId === undefined;
    const tenant = isInMemory ? await tenants.refreshed(query.frameId) : undefined;
    count(tenant ? 'memory' : 'database');
    if (!tenant) return database.page<Id>(model, query);
    const { ids, total } = await tenant.search.page(query);
    tenants.enforceLimit();
    return { ids: ids as readonly string[] as readonly Id[], total };
  }

  async aggregate(model: SearchModel, query: AggregateQuery): Promise<Aggregates> {
    const { tenants, database, count } = this.deps;
    const tenant = model.name === 'project' ? await tenants.refreshed(query.frameId) : undefined;
    count(tenant ? 'memory' : 'database');
    return tenant ? tenant.search.aggregate(query) : database.aggregate(model, query);
  }
}
