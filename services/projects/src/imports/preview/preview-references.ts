import type { MatchColumn, Reference, References } from '../stores/references';
import type { PreviewState } from './preview-state';

/** References with the changes of the previous rows. Takes no locks. */
export function previewReferences(stored: References, state: PreviewState): References {
  return {
    lock: async () => undefined,
    async matching(frameId, column, values) {
      const found = await stored.matching(frameId, column, values);
      const { isChanged, withColumn } = kindOf(state, column);
      const own = values.flatMap((value) =>
        withColumn([`${column} ${value}`]).map((id) => ({ id: String(id), names: [value] })),
      );
      return [...found.filter(({ id }) => !isChanged(id)), ...own];
    },
    async customers(frameId, names) {
      const found = await stored.customers(frameId, names);
      const own = state.customers.withKeys(keys(['customer.id', 'customer.document', 'customer.name'], names));
      return merged(found, own, state.customers, ({ id, document, name }) => [id, document, name]);
    },
    async contacts(frameId, names) {
      const found = await stored.contacts(frameId, names);
      const lower = names.map((name) => name.toLowerCase());
      const own = state.contacts.withKeys(keys(['contact.id', 'contact.email'], lower));
      return merged(found, own, state.contacts, ({ id, email }) => [String(id), email?.toLowerCase() ?? null]);
    },
    users: (frameId, names) => stored.users(frameId, names),
    // Imports change no retired records.
    retired: (frameId, kind, ids) => stored.retired(frameId, kind, ids),
    // Imports that use it change no names of projects.
    namedProjects: (frameId, names) => stored.namedProjects(frameId, names),
    async projects(frameId, names) {
      const found = await stored.projects(frameId, names);
      const own = state.projects
        .withKeys(keys(['project.id', 'project.code', 'project.old_id'], names))
        .filter(({ mergedId }) => mergedId === null);
      return merged(found, own, state.projects, ({ id, code, oldId }) => [id, code, oldId]);
    },
  };
}

function kindOf(state: PreviewState, column: MatchColumn) {
  const { projects, customers, contacts } = state;
  if (column.startsWith('project.')) {
    return {
      isChanged: (id: string) => projects.has(id),
      withColumn: (wanted: string[]) => projects.withKeys(wanted).map(({ id }) => id),
    };
  }
  if (column.startsWith('customer.')) {
    return {
      isChanged: (id: string) => customers.has(id),
      withColumn: (wanted: string[]) => customers.withKeys(wanted).map(({ id }) => id),
    };
  }
  return {
    isChanged: (id: string) => contacts.has(Number(id)),
    withColumn: (wanted: string[]) => contacts.withKeys(wanted).map(({ id }) => id),
  };
}

function keys(columns: readonly string[], names: readonly string[]): string[] {
  return columns.flatMap((column) => names.map((name) => `${column} ${name}`));
}

function merged<T extends { readonly id: Id }, Id extends string | number>(
  found: readonly Reference<Id>[],
  own: readonly T[],
  changed: { has(id: Id): boolean },
  namesOf: (entity: T) => readonly (string | null)[],
): Reference<Id>[] {
  const added = own.map((entity) => ({ id: entity.id, names: namesOf(entity).filter((name) => name !== null) }));
  return [...found.filter(({ id }) => !changed.has(id)), ...added];
}
