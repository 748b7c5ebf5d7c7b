import type { FakeProjects } from '../../projects/fake-projects';
import type { LinkedKind, MatchColumn, NamedProject, Reference, References } from './references';

interface Named<Id> {
  readonly id: Id;
  readonly names: readonly (string | null)[];
  readonly deletedAt: Date | null;
}

/** Finds the records of a `FakeProjects` that cells refer to. */
export class FakeReferences implements References {
  constructor(private readonly fake: FakeProjects) {}

  async lock(): Promise<void> {}

  async matching(frameId: string, column: MatchColumn, values: readonly string[]): Promise<Reference<string>[]> {
    const [kind, field] = column.split('.') as ['project' | 'customer' | 'contact', string];
    const rows = {
      project: () => this.fake.projects.rows.of(frameId).map((row) => ({ ...row, old_id: row.oldId })),
      customer: () => this.fake.directory.customers.rows.of(frameId),
      contact: () => this.fake.directory.contacts.rows.of(frameId).map((row) => ({ ...row, email: lower(row.email) })),
    };
    return rows[kind]().flatMap((row) => {
      const value = String((row as unknown as Readonly<Record<string, unknown>>)[field] ?? '');
      return row.deletedAt === null && values.includes(value) ? [{ id: String(row.id), names: [value] }] : [];
    });
  }

  async customers(frameId: string, names: readonly string[]): Promise<Reference<string>[]> {
    const rows = this.fake.directory.customers.rows.of(frameId);
    return named(
      rows.map((row) => ({ ...row, names: [row.document, row.name] })),
      names,
    );
  }

  async contacts(frameId: string, names: readonly string[]): Promise<Reference<number>[]> {
    const rows = this.fake.directory.contacts.rows.of(frameId);
    return named(
      rows.map((row) => ({ ...row, names: [lower(row.email)] })),
      names.map((name) => name.toLowerCase()),
    );
  }

  async users(frameId: string, names: readonly string[]): Promise<Reference<string>[]> {
    const rows = this.fake.identity.users.rows.of(frameId);
    return named(
      rows.map((row) => ({ ...row, names: [lower(row.email)] })),
      names.map((name) => name.toLowerCase()),
    );
  }

  async projects(frameId: string, names: readonly string[]): Promise<Reference<string>[]> {
    const rows = this.fake.projects.rows.of(frameId).filter(({ mergedId }) => mergedId === null);
    return named(
      rows.map((row) => ({ ...row, names: [row.code, row.oldId] })),
      names,
    );
  }

  async retired<Id extends string | number>(frameId: string, kind: LinkedKind, ids: readonly Id[]) {
    const { directory, identity, projects } = this.fake;
    const rows = {
      customer: () => directory.customers.rows.of(frameId).map((row) => ({ ...row, names: [row.document, row.name] })),
      contact: () => directory.contacts.rows.of(frameId).map((row) => ({ ...row, names: [lower(row.email)] })),
      user: () => identity.users.rows.of(frameId).map((row) => ({ ...row, names: [lower(row.email)] })),
      project: () => projects.rows.of(frameId).map((row) => ({ ...row, names: [row.code, row.oldId] })),
    };
    return rows[kind]().flatMap((row): Reference<Id>[] => {
      const id = ids.find((one) => one === row.id);
      const isLive = row.deletedAt === null && !('mergedId' in row && row.mergedId !== null);
      return id === undefined || isLive ? [] : [toReference({ ...row, id })];
    });
  }

  async namedProjects(frameId: string, names: readonly string[]): Promise<NamedProject[]> {
    return this.fake.projects.rows
      .of(frameId)
      .filter((row) => row.deletedAt === null)
      .filter((row) => [row.id, row.code, row.oldId, row.name].some((name) => name !== null && names.includes(name)))
      .map(({ id, code, oldId, name, mergedId }) => ({ id, code, oldId, name, mergedId }));
  }
}

function lower(email: string | null): string | null {
  return email?.toLowerCase() ?? null;
}

function named<Id extends string | number>(rows: readonly Named<Id>[], wanted: readonly string[]): Reference<Id>[] {
  return rows
    .filter(({ deletedAt }) => deletedAt === null)
    .map(toReference)
    .filter(({ names }) => names.some((name) => wanted.includes(name)));
}

function toReference<Id extends string | number>({ id, names }: Pick<Named<Id>, 'id' | 'names'>): Reference<Id> {
  return { id, names: [String(id), ...names.filter((name) => name !== null)] };
}
