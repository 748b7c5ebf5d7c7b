import { omitUndefined } from '@trackway/application';
import type { Project, ProjectFields } from '../../projects/project/project';
import { ReferenceIndex } from '../stores/references';
import type { CellReader } from './cell-readers';
import { createMissingContacts, createMissingCustomers } from './create-missing';
import type { RowContext } from './import-job';
import type { ProjectDraft } from './project-row-reader';
import { findRetiredLinks } from './retired-links';

export interface ProjectReferences {
  readonly customers: ReferenceIndex<string>;
  readonly contacts: ReferenceIndex<number>;
  readonly users: ReferenceIndex<string>;
  /** Parents. New projects of the batch are added as they are planned. */
  readonly projects: ReferenceIndex<string>;
}

/** A row with the stored project that it matches. */
interface ReferringRow {
  readonly draft: ProjectDraft;
  readonly current: Project | undefined;
}

/** Finds all records that rows of a batch refer to, with a constant number of statements per kind. */
export async function findProjectReferences(
  context: RowContext,
  rows: readonly ReferringRow[],
): Promise<ProjectReferences> {
  const { stores, caller, job } = context;
  const customerNames = distinct(rows.map(({ draft }) => draft.customer));
  const contactNames = distinct(rows.map(({ draft }) => draft.contact));
  const userNames = distinct(rows.flatMap(({ draft }) => draft.assignees ?? []));
  const projectNames = distinct(rows.map(({ draft }) => draft.parent));
  const found = {
    customers: new ReferenceIndex(await stores.references.customers(caller.frameId, customerNames)),
    contacts: new ReferenceIndex(await stores.references.contacts(caller.frameId, contactNames)),
    users: new ReferenceIndex(await stores.references.users(caller.frameId, userNames)),
    projects: new ReferenceIndex(await stores.references.projects(caller.frameId, projectNames)),
  };
  const missing = await findRetired(context, rows, found);
  if (job.createMissing) {
    await createMissingCustomers(context, missing.customers, found.customers);
    await createMissingContacts(context, missing.contacts, found.contacts);
  }
  return found;
}

/** Finds current links to retired records, and returns the names that refer to no record. */
async function findRetired(
  context: RowContext,
  rows: readonly ReferringRow[],
  { customers, contacts, projects }: ProjectReferences,
) {
  const ofCustomers = rows.map(({ draft, current }) => ({ name: draft.customer, links: [current?.customerId] }));
  const ofContacts = rows.map(({ draft, current }) => {
    return { name: draft.contact?.toLowerCase(), links: [current?.contactId] };
  });
  const ofParents = rows.map(({ draft, current }) => ({ name: draft.parent, links: [current?.parentId] }));
  await findRetiredLinks(context, 'project', projects, ofParents);
  return {
    customers: await findRetiredLinks(context, 'customer', customers, ofCustomers),
    contacts: await findRetiredLinks(context, 'contact', contacts, ofContacts),
  };
}

/** The kind of record that each column refers to. */
const KINDS: Readonly<Record<string, string>> = {
  'project.customer': 'customer',
  'project.contact': 'contact',
  'project.parent': 'parent',
  'project.assignees': 'user',
};

/** The values of a row with ids instead of names. `current` is the stored project that the row matches. */
export function resolveRow(reader: CellReader, draft: ProjectDraft, references: ProjectReferences, current?: Project) {
  const fields = resolveFields(reader, draft, references, current);
  return { fields, users: resolveAssignees(reader, draft, references) };
}

/** Rejects links to retired records that are no current links any more, because an earlier row replaced them. */
export function rejectRetiredLinks(
  reader: CellReader,
  before: Project,
  after: Project,
  { customers, contacts, projects }: ProjectReferences,
): void {
  if (after.customerId !== before.customerId && customers.isRetired(after.customerId)) {
    addNotFound(reader, 'project.customer');
  }
  if (after.contactId !== before.contactId && contacts.isRetired(after.contactId)) {
    addNotFound(reader, 'project.contact');
  }
  if (after.parentId !== before.parentId && projects.isRetired(after.parentId)) addNotFound(reader, 'project.parent');
}

/** Resolves references of a row. An unknown or ambiguous name is an error of its cell. */
function resolveFields(
  reader: CellReader,
  { fields, customer, contact, parent }: ProjectDraft,
  { customers, contacts, projects }: ProjectReferences,
  current: Project | undefined,
): Partial<ProjectFields> {
  const resolved = {
    ...fields,
    customerId: resolve(reader, 'project.customer', customer, (name) => customers.find(name, current?.customerId)),
    contactId: resolve(reader, 'project.contact', contact?.toLowerCase(), (name) =>
      contacts.find(name, current?.contactId),
    ),
    parentId: resolve(reader, 'project.parent', parent, (name) => projects.find(name, current?.parentId)),
  };
  return omitUndefined(resolved);
}

/** The users that a row assigns. Undefined for an empty cell, so that the list stays unchanged. */
function resolveAssignees(
  reader: CellReader,
  { assignees }: ProjectDraft,
  { users }: ProjectReferences,
): readonly string[] | undefined {
  const ids = assignees?.map((given) =>
    resolve(reader, 'project.assignees', given.toLowerCase(), (name) => users.find(name)),
  );
  return ids && [...new Set(ids.filter((id) => id !== undefined))];
}

function resolve<Id extends string | number>(
  reader: CellReader,
  column: string,
  name: string | undefined,
  find: (name: string) => ReturnType<ReferenceIndex<Id>['find']>,
): Id | undefined {
  if (name === undefined) return undefined;
  const { id, ambiguous } = find(name);
  if (id !== undefined) return id;
  if (!ambiguous) return addNotFound(reader, column);
  const kind = KINDS[column] ?? column;
  return reader.addError(column, `${kind}_ambiguous`, `Several have this name. Use the id of the ${kind}.`);
}

function addNotFound(reader: CellReader, column: string): undefined {
  const kind = KINDS[column] ?? column;
  return reader.addError(column, `${kind}_not_found`, `This ${kind} does not exist.`);
}

function distinct(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined))];
}
