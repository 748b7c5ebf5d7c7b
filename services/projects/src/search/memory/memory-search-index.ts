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
      inMemory: async (tenant) => {
        const { ids, total } = await tenant.search.page(query);
        tenants.enforceLimit(tenant);
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
    const { tenants, count } = this.deps;
    const tenant = await tenants.refreshed(frameId);
    count(tenant ? 'memory' : 'database');
    if (tenant) return inMemory(tenant);
    try {
      return await this.firstOf(frameId, inMemory, inDatabase);
    } catch (error) {
      if (!isAppError(error) || error.code !== 'search_timeout') throw error;
      const index = await tenants.whenLoaded(frameId, this.deps.loadTimeoutMs ?? LOAD_TIMEOUT_MS);
      if (!index) throw error;
      return this.inLoaded(index, inMemory);
    }
  }

  /** The first of both, because a stored index may be loaded faster than the database searches a large tenant. */
  private async firstOf<Result>(
    frameId: string,
    inMemory: (tenant: TenantIndex) => Promise<Result>,
    inDatabase: () => Promise<Result>,
  ): Promise<Result> {
    let isDecided = false;
    const loaded = this.deps.tenants.whenLoading(frameId).then((index) => {
      // Without an index, the database decides.
      return index && !isDecided ? this.inLoaded(index, inMemory) : new Promise<never>(() => undefined);
    });
    loaded.catch(() => undefined);
    const found = inDatabase();
    found.catch(() => undefined);
    try {
      return await Promise.race([found, loaded]);
    } finally {
      isDecided = true;
    }
  }

  private inLoaded<Result>(index: TenantIndex, inMemory: (tenant: TenantIndex) => Promise<Result>): Promise<Result> {
    this.deps.count('memory');
    return inMemory(index);
  }
}
