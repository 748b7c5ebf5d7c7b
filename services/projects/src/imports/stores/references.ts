import type { ProjectRowType } from '@trackway/contracts';

/** A record with the names by which cells may refer to it. */
export interface Reference<Id> {
  readonly id: Id;
  /** Its id, and its unique or usual names. */
  readonly names: readonly string[];
}

/** Resolves names: to nothing, to one record, or to several. */
export class ReferenceIndex<Id extends string | number> {
  /** Null if several records have the name. */
  private readonly byName = new Map<string, Id | null>();
  private readonly retired = new Map<Id, readonly string[]>();

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

  /** Adds deleted, archived or merged records. Only their current links may name them. */
  addRetired(references: readonly Reference<Id>[]): void {
    for (const { id, names } of references) this.retired.set(id, names);
  }

  isRetired(id: Id | null): boolean {
    return id !== null && this.retired.has(id);
  }

  /** `links` are the current links of the record whose cell has the name. */
  find(
    name: string,
    ...links: readonly (Id | null | undefined)[]
  ): { readonly id?: Id | undefined; readonly ambiguous: boolean } {
    const id = this.byName.get(name);
    if (id === null) return { ambiguous: true };
    if (id !== undefined) return { id, ambiguous: false };
    const [linked, ...others] = links.filter((link) => link != null && this.retired.get(link)?.includes(name));
    return others.length > 0 ? { ambiguous: true } : { id: linked ?? undefined, ambiguous: false };
  }
}

/** A project with everything that a cell may name it by. */
export interface NamedProject {
  readonly id: string;
  readonly code: string;
  readonly oldId: string | null;
  readonly name: string;
  readonly mergedId: string | null;
}

/** Resolves the names of projects in cells: ids, codes and old ids, then names. */
export class ProjectNames {
  private readonly unique: ReferenceIndex<string>;
  private readonly named: ReferenceIndex<string>;
  private readonly byId: ReadonlyMap<string, NamedProject>;

  constructor(projects: readonly NamedProject[]) {
    this.unique = new ReferenceIndex(
      projects.map(({ id, code, oldId }) => ({ id, names: [id, code, ...(oldId === null ? [] : [oldId])] })),
    );
    this.named = new ReferenceIndex(projects.map(({ id, name }) => ({ id, names: [name] })));
    this.byId = new Map(projects.map((project) => [project.id, project]));
  }

  /** A code or id takes precedence over the name of another project. */
  find(name: string): { readonly project?: NamedProject; readonly ambiguous: boolean } {
    const exact = this.unique.find(name);
    const { id, ambiguous } = exact.id !== undefined || exact.ambiguous ? exact : this.named.find(name);
    const project = id === undefined ? undefined : this.byId.get(id);
    return project ? { project, ambiguous } : { ambiguous };
  }
}

/** A value by which rows match or create a record. */
export interface MatchValue {
  readonly kind: ProjectRowType;
  readonly value: string;
}

/** The columns by which rows match existing records. */
export type MatchColumn =
  | 'project.id'
  | 'project.code'
  | 'project.old_id'
  | 'customer.id'
  | 'customer.document'
  | 'customer.name'
  | 'contact.id'
  | 'contact.email';

/** The kinds of records that imported records link to. */
export type LinkedKind = 'customer' | 'contact' | 'user' | 'project';

/** Finds the records that cells refer to, with one statement per kind. Only `retired` finds deleted records. */
export interface References {
  /** Locks the values until the end of the transaction. */
  lock(frameId: string, values: readonly MatchValue[]): Promise<void>;
  /** Returns the ids of the records that have the values in the column. E-mails and ids are given in lower case. */
  matching(frameId: string, column: MatchColumn, values: readonly string[]): Promise<readonly Reference<string>[]>;
  /** By id, document or name. */
  customers(frameId: string, names: readonly string[]): Promise<readonly Reference<string>[]>;
  /** By id or e-mail, ignoring case. */
  contacts(frameId: string, names: readonly string[]): Promise<readonly Reference<number>[]>;
  /** By id or e-mail, ignoring case. */
  users(frameId: string, names: readonly string[]): Promise<readonly Reference<string>[]>;
  /** By id, code or old id. Omits merged projects, which must not become parents. */
  projects(frameId: string, names: readonly string[]): Promise<readonly Reference<string>[]>;
  /** Those of the records that were deleted, archived or merged, with the names by which exports refer to them. */
  retired<Id extends string | number>(
    frameId: string,
    kind: LinkedKind,
    ids: readonly Id[],
  ): Promise<readonly Reference<Id>[]>;
  /** By id, code, old id or name, with merged projects. */
  namedProjects(frameId: string, names: readonly string[]): Promise<readonly NamedProject[]>;
}
