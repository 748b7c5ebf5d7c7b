import { omitUndefined } from '@trackway/application';
import type { ProjectFields } from '../../projects/project/project';
import { ReferenceIndex } from '../stores/references';
import type { CellReader } from './cell-readers';
import { createMissingContacts, createMissingCustomers } from './create-missing';
import type { RowContext } from './import-job';
import type { ProjectDraft } from './project-row-reader';

export interface ProjectReferences {
  readonly customers: ReferenceIndex<string>;
  readonly contacts: ReferenceIndex<number>;
  readonly users: ReferenceIndex<string>;
  /** Parents. New projects of the batch are added as they are planned. */
  readonly projects: ReferenceIndex<string>;
}

/** Finds all records that rows of a batch refer to, with one statement per kind. */
export async function findProjectReferences(
  context: RowContext,
  drafts: readonly ProjectDraft[],
): Promise<ProjectReferences> {
  const { stores, caller, job } = context;
  const customerNames = distinct(drafts.map(({ customer }) => customer));
  const contactNames = distinct(drafts.map(({ contact }) => contact));
  const userNames = distinct(drafts.flatMap(({ assignees }) => assignees ?? []));
  const projectNames = distinct(drafts.map(({ parent }) => parent));
  const found = {
    customers: new ReferenceIndex(await stores.references.customers(caller.frameId, customerNames)),
    contacts: new ReferenceIndex(await stores.references.contacts(caller.frameId, contactNames)),
    users: new ReferenceIndex(await stores.references.users(caller.frameId, userNames)),
    projects: new ReferenceIndex(await stores.references.projects(caller.frameId, projectNames)),
  };
  if (job.createMissing) {
    await createMissingCustomers(context, customerNames, found.customers);
    await createMissingContacts(context, contactNames, found.contacts);
  }
  return found;
}

/** The kind of record that each column refers to. */
const KINDS: Readonly<Record<string, string>> = {
  'project.customer': 'customer',
  'project.contact': 'contact',
  'project.parent': 'parent',
  'project.assignees': 'user',
};

/** The values of a row with ids instead of names. */
export function resolveRow(reader: CellReader, draft: ProjectDraft, references: ProjectReferences) {
  const fields = resolveFields(reader, draft, references);
  return { fields, users: resolveAssignees(reader, draft, references) };
}

/** Resolves references of a row. An unknown or ambiguous name is an error of its cell. */
function resolveFields(
  reader: CellReader,
  { fields, customer, contact, parent }: ProjectDraft,
  references: ProjectReferences,
): Partial<ProjectFields> {
  const resolved = {
    ...fields,
    customerId: resolve(reader, 'project.customer', customer, references.customers),
    contactId: resolve(reader, 'project.contact', contact?.toLowerCase(), references.contacts),
    parentId: resolve(reader, 'project.parent', parent, references.projects),
  };
  return omitUndefined(resolved);
}

/** The users that a row assigns. Undefined for an empty cell, so that the list stays unchanged. */
function resolveAssignees(
  reader: CellReader,
  { assignees }: ProjectDraft,
  { users }: ProjectReferences,
): readonly string[] | undefined {
  const ids = assignees?.map((name) => resolve(reader, 'project.assignees', name.toLowerCase(), users));
  return ids && [...new Set(ids.filter((id) => id !== undefined))];
}

function resolve<Id extends string | number>(
  reader: CellReader,
  column: string,
  name: string | undefined,
  index: ReferenceIndex<Id>,
): Id | undefined {
  if (name === undefined) return undefined;
  const { id, ambiguous } = index.find(name);
  if (id !== undefined) return id;
  const kind = KINDS[column] ?? column;
  if (ambiguous)
    return reader.addError(column, `${kind}_ambiguous`, `Several have this name. Use the id of the ${kind}.`);
  return reader.addError(column, `${kind}_not_found`, `This ${kind} does not exist.`);
}

function distinct(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined))];
}
