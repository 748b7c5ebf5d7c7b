import type { MemoryBudget } from './memory-budget';

/** Memory use of a list, and of each of its items, without its texts. */
const OVERHEAD_BYTES = 200;
const ITEM_BYTES = 50;

/** The changed lists of projects in a dry run: names, or ids of users, by project id. */
export class PreviewLists {
  private readonly lists = new Map<string, readonly string[]>();

  constructor(private readonly budget: MemoryBudget) {}

  has(projectId: string): boolean {
    return this.lists.has(projectId);
  }

  get(projectId: string): readonly string[] | undefined {
    return this.lists.get(projectId);
  }

  /** Sets the list of each project, without duplicates. */
  setAll(lists: ReadonlyMap<string, readonly string[]>): void {
    for (const [projectId, items] of lists) {
      const list = [...new Set(items)];
      const before = this.lists.get(projectId);
      this.budget.use(sizeOf(list) - (before ? sizeOf(before) : 0));
      this.lists.set(projectId, list);
    }
  }
}

function sizeOf(list: readonly string[]): number {
  return OVERHEAD_BYTES + list.reduce((sum, { length }) => sum + ITEM_BYTES + 2 * length, 0);
}
