import { omitUndefined } from '@trackway/application';
import type { ProjectFields } from '../../projects/project/project';
import { ReferenceIndex } from '../stores/references';
import type { CellReader } from './cell-readers';
import type { RowContext } from './import-job';
import { createMissingContacts, createMissingCustomers } from './missing-people';
import type { ProjectDraft } from './project-row-reader';

export interface ProjectReferences {
  readonly customers: ReferenceIndex<string>;
  readonly contacts: ReferenceIndex<number>;
  readonly users: ReferenceIndex<string>;
  /** Parents. New projects of the same batch are added as they are planned. */
  readonly projects: ReferenceIndex<string>;
}

/** Finds everything that the rows of a batch name, in one statement a kind. */
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

/** What a cell of each column names. */
const KINDS: Readonly<Record<string, string>> = {
  'project.customer': 'customer',
  'project.contact': 'contact',
  'project.parent': 'parent',
  'project.assignees': 'user',
};

/** What a row says of a project, with the ids of what it names. */
export function resolveRow(reader: CellReader, draft: ProjectDraft, references: ProjectReferences) {
  const fields = resolveFields(reader, draft, references);
  return { fields, users: resolveAssignees(reader, draft, references) };
}

/** The fields that a row says something of. A name that means nothing, or several things, is a fault of its cell. */
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

/** The users that a row's cell names; undefined where the cell is empty, so that the list stays as it is. */
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
    return reader.fault(column, `${kind}_ambiguous`, `Several of this name exist. Name the ${kind} by its id.`);
  return reader.fault(column, `${kind}_not_found`, `There is no such ${kind}.`);
}

function distinct(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined))];
}
