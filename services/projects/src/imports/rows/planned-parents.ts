interface Relative {
  readonly id: string;
  readonly parentId: string | null;
}

/** Parents while the rows of a batch are planned: the stored ones with the changes of the previous rows. */
export class PlannedParents {
  private readonly parents: Map<string, string | null>;

  /** `relatives` are the parents that rows name, with all their ancestors. */
  constructor(relatives: readonly Relative[]) {
    this.parents = new Map(relatives.map(({ id, parentId }) => [id, parentId]));
  }

  move(id: string, parentId: string | null): void {
    this.parents.set(id, parentId);
  }

  /** True if `id` is `ancestorId` or one of its descendants. */
  isSelfOrDescendant(id: string, ancestorId: string): boolean {
    const visited = new Set<string>();
    for (
      let above: string | null = id;
      above !== null && !visited.has(above);
      above = this.parents.get(above) ?? null
    ) {
      if (above === ancestorId) return true;
      visited.add(above);
    }
    return false;
  }
}
