/** A thing that cells may name in several ways. */
export interface Reference<Id> {
  readonly id: Id;
  /** All that it can be called: its id, and what is unique or at least usual. */
  readonly names: readonly string[];
}

/** What a name may mean: nothing, one thing, or several. */
export class ReferenceIndex<Id extends string | number> {
  private readonly byName = new Map<string, Set<Id>>();

  constructor(references: readonly Reference<Id>[] = []) {
    for (const reference of references) this.add(reference);
  }

  add({ id, names }: Reference<Id>): void {
    for (const name of names) {
      const ids = this.byName.get(name) ?? new Set<Id>();
      ids.add(id);
      this.byName.set(name, ids);
    }
  }

  find(name: string): { readonly id?: Id; readonly ambiguous: boolean } {
    const ids = this.byName.get(name);
    if (!ids || ids.size === 0) return { ambiguous: false };
    if (ids.size > 1) return { ambiguous: true };
    const [id] = ids;
    return id === undefined ? { ambiguous: false } : { id, ambiguous: false };
  }
}

/** Finds what the cells of a batch name, each kind in one statement. Deleted things are not found. */
export interface References {
  /** By id, document or name. */
  customers(frameId: string, names: readonly string[]): Promise<ReferenceIndex<string>>;
  /** By id or e-mail, whose case does not count. */
  contacts(frameId: string, names: readonly string[]): Promise<ReferenceIndex<number>>;
  /** By id or e-mail, whose case does not count. */
  users(frameId: string, names: readonly string[]): Promise<ReferenceIndex<string>>;
  /** By id, code or old id. */
  projects(frameId: string, names: readonly string[]): Promise<ReferenceIndex<string>>;
}
