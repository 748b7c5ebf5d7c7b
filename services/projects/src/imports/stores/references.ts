/** A thing that cells may name in several ways. */
export interface Reference<Id> {
  readonly id: Id;
  /** All that it can be called: its id, and what is unique or at least usual. */
  readonly names: readonly string[];
}

/** What a name may mean: nothing, one thing, or several. */
export class ReferenceIndex<Id extends string | number> {
  /** Null where several things have the name. */
  private readonly byName = new Map<string, Id | null>();

  constructor(references: readonly Reference<Id>[] = []) {
    for (const reference of references) this.add(reference);
  }

  add({ id, names }: Reference<Id>): void {
    for (const name of names) {
      const known = this.byName.get(name);
      if (known === undefined) this.byName.set(name, id);
      else if (known !== id) this.byName.set(name, null);
    }
  }

  find(name: string): { readonly id?: Id; readonly ambiguous: boolean } {
    const id = this.byName.get(name);
    if (id === undefined) return { ambiguous: false };
    return id === null ? { ambiguous: true } : { id, ambiguous: false };
  }
}

/** A value by which rows find a thing, or make it if there is none. */
export interface MatchValue {
  readonly kind: 'project' | 'customer' | 'contact';
  readonly value: string;
}

/** The columns by which rows match what exists. */
export type MatchColumn =
  | 'project.id'
  | 'project.code'
  | 'project.old_id'
  | 'customer.id'
  | 'customer.document'
  | 'customer.name'
  | 'contact.id'
  | 'contact.email';

/** Finds what the cells of a batch name, each kind in one statement. Deleted things are not found. */
export interface References {
  /** Waits for other transactions that hold one of these values, then holds them to the end of the transaction. */
  lock(frameId: string, values: readonly MatchValue[]): Promise<void>;
  /** The ids of what has these values in this column, whatever else is called so. E-mails and ids are given in lower case. */
  matching(frameId: string, column: MatchColumn, values: readonly string[]): Promise<readonly Reference<string>[]>;
  /** By id, document or name. */
  customers(frameId: string, names: readonly string[]): Promise<readonly Reference<string>[]>;
  /** By id or e-mail, whose case does not count. */
  contacts(frameId: string, names: readonly string[]): Promise<readonly Reference<number>[]>;
  /** By id or e-mail, whose case does not count. */
  users(frameId: string, names: readonly string[]): Promise<readonly Reference<string>[]>;
  /** By id, code or old id; without those that were merged into others, below which nothing may stand. */
  projects(frameId: string, names: readonly string[]): Promise<readonly Reference<string>[]>;
}
