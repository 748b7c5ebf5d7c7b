import type { MemoryBudget } from './memory-budget';

/** Of an entity with its keys, beside its texts. */
const OVERHEAD_BYTES = 600;

interface Entity {
  readonly id: string | number;
}

/** The new and changed things of one kind in a dry run, found by id and by the values that rows name them by. */
export class PreviewEntities<T extends Entity> {
  private readonly byId = new Map<T['id'], T>();
  private readonly idsByKey = new Map<string, Set<T['id']>>();

  /** `keysOf` gives the values as `<column> <value>`; `budget` bounds the memory of a dry run. */
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

  /** Those that have one of the keys, each once. */
  withKeys(keys: readonly string[]): T[] {
    const ids = new Set(keys.flatMap((key) => [...(this.idsByKey.get(key) ?? [])]));
    return [...ids].flatMap((id) => this.byId.get(id) ?? []);
  }

  /** What is stored, with its changes, and what is new. */
  overlay(ids: readonly T['id'][], stored: readonly T[]): T[] {
    const known = new Map(stored.map((entity) => [entity.id, entity]));
    return [...new Set(ids)].flatMap((id) => this.byId.get(id) ?? known.get(id) ?? []);
  }
}

function sizeOf(entity: object): number {
  const texts = Object.values(entity).filter((value) => typeof value === 'string');
  return OVERHEAD_BYTES + texts.reduce((sum, { length }) => sum + 2 * length, 0);
}
