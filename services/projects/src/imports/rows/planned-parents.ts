interface Relative {
  readonly id: string;
  readonly parentId: string | null;
}

/** Who stands below whom while the rows of a batch are planned: as it is stored, and as the rows so far will have it. */
export class PlannedParents {
  private readonly parents: Map<string, string | null>;

  /** `relatives` are those that rows name as parents, with all that stand above them. */
  constructor(relatives: readonly Relative[]) {
    this.parents = new Map(relatives.map(({ id, parentId }) => [id, parentId]));
  }

  move(id: string, parentId: string | null): void {
    this.parents.set(id, parentId);
  }

  /** True where `id` is `ancestorId` or stands below it. */
  standsBelow(id: string, ancestorId: string): boolean {
    const seen = new Set<string>();
    for (let above: string | null = id; above !== null && !seen.has(above); above = this.parents.get(above) ?? null) {
      if (above === ancestorId) return true;
      seen.add(above);
    }
    return false;
  }
}
