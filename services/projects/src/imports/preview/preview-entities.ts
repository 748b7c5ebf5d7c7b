import type { MemoryBudget } from './memory-budget';

/** Memory use of an entity with its keys, without its texts. */
const OVERHEAD_BYTES = 600;

interface Entity {
  readonly id: string | number;
}

/** The new and changed entities of one kind in a dry run, by id and by match value. */
export class PreviewEntities<T extends Entity> {
  private readonly byId = new Map<T['id'], T>();
  private readonly idsByKey = new Map<string, Set<T['id']>>();

  /** `keysOf` returns match values as `<column> <value>`. `budget` limits the memory of a dry run. */
  constructor(
    private readonly budget: MemoryBudget,
    private readonly keysOf: (entity: T) => readonly string[],
  ) {}

  has(id: T['id']): boolean {
    return this.byId.has(id);
  }

  get(id: T['id']): T | undefined {
    return this.byId.get(id);
  }

  put(entity: T): void {
    const before = this.byId.get(entity.id);
    this.budget.use(sizeOf(entity) - (before ? sizeOf(before) : 0));
    if (before) for (const key of this.keysOf(before)) this.idsByKey.get(key)?.delete(entity.id);
    this.byId.set(entity.id, entity);
    for (const key of this.keysOf(entity)) {
      const ids = this.idsByKey.get(key) ?? new Set();
      this.idsByKey.set(key, ids.add(entity.id));
    }
  }

  /** The entities that have one of the keys, without duplicates. */
  withKeys(keys: readonly string[]): T[] {
    const ids = new Set(keys.flatMap((key) => [...(this.idsByKey.get(key) ?? [])]));
    return [...ids].flatMap((id) => this.byId.get(id) ?? []);
  }

  /** Stored entities with their changes, and new entities. */
  overlay(ids: readonly T['id'][], stored: readonly T[]): T[] {
    const known = new Map(stored.map((entity) => [entity.id, entity]));
    return [...new Set(ids)].flatMap((id) => this.byId.get(id) ?? known.get(id) ?? []);
  }
}

function sizeOf(entity: object): number {
  const texts = Object.values(entity).filter((value) => typeof value === 'string');
  return OVERHEAD_BYTES + texts.reduce((sum, { length }) => sum + 2 * length, 0);
}
