import { isAppError } from '@trackway/errors';
import type { SearchModel } from '@trackway/filters';
import type { AggregateIndex, AggregateQuery, Aggregates } from '../aggregates/aggregate-query';
import type { SearchIndex, SearchPage, SearchQuery } from '../search-index';
import type { TenantIndex } from './tenant-index';
import type { TenantIndexes } from './tenant-indexes';

/** A search that the database could not answer waits for its tenant at most so long. The gateway waits for 30 s in all. */
const LOAD_TIMEOUT_MS = 20_000;

/** Searches projects in memory if their tenant is indexed, and everything else in the database. */
export class MemorySearchIndex implements SearchIndex, AggregateIndex {
  constructor(
    private readonly deps: {
      readonly tenants: TenantIndexes;
      readonly database: SearchIndex & AggregateIndex;
      readonly count: (where: 'memory' | 'database') => void;
      readonly loadTimeoutMs?: number;
    },
  ) {}

  async page<Id extends string | number>(model: SearchModel, query: SearchQuery): Promise<SearchPage<Id>> {
    const { tenants, database, count } = this.deps;
    // The memory does not have the order of a group.
    if (model.name !== 'project' || query.groupId !== undefined) {
      count('database');
      return database.page<Id>(model, query);
    }
    return this.answer(query.frameId, {
      inMemory: async ({ search }) => {
        const { ids, total } = await search.page(query);
        tenants.enforceLimit();
        return { ids: ids as readonly string[] as readonly Id[], total };
      },
      inDatabase: () => database.page<Id>(model, query),
    });
  }

  async aggregate(model: SearchModel, query: AggregateQuery): Promise<Aggregates> {
    const { database, count } = this.deps;
    if (model.name !== 'project') {
      count('database');
      return database.aggregate(model, query);
    }
    return this.answer(query.frameId, {
      inMemory: async ({ search }) => search.aggregate(query),
      inDatabase: () => database.aggregate(model, query),
    });
  }

  /** Waits for the index of the tenant if the database is too slow, for example because its caches are empty. */
  private async answer<Result>(
    frameId: string,
    {
      inMemory,
      inDatabase,
    }: {
      readonly inMemory: (tenant: TenantIndex) => Promise<Result>;
      readonly inDatabase: () => Promise<Result>;
    },
  ): Promise<Result> {
    const { tenants, count, loadTimeoutMs = LOAD_TIMEOUT_MS } = this.deps;
    const tenant = await tenants.refreshed(frameId);
    count(tenant ? 'memory' : 'database');
    if (tenant) return inMemory(tenant);
    try {
      return await inDatabase();
    } catch (error) {
      if (!isAppError(error) || error.code !== 'search_timeout') throw error;
      const loaded = await tenants.whenLoaded(frameId, loadTimeoutMs);
      if (!loaded) throw error;
      count('memory');
      return inMemory(loaded);
    }
  }
}
