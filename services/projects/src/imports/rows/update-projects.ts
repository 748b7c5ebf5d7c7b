import type { FieldChange } from '@trackway/contracts';
import type { Project, ProjectFields } from '../../projects/project/project';
import { changesBetween } from '../../projects/project/project-changes';
import { projectsChangedEvents } from '../../projects/project/projects-changed-events';
import type { CellReader } from './cell-readers';
import { withoutCutTexts } from './cut-texts';
import type { RowContext } from './import-job';
import { reportDuplicate } from './insert-projects';
import {
  idsIn,
  isSameLists,
  type ListsOfProject,
  listChanges,
  nameChanges,
  namesIn,
  pickChanged,
  readLists,
} from './list-changes';
import { PlannedParents } from './planned-parents';
import type { ProjectDraft } from './project-row-reader';
import { type ProjectReferences, rejectRetiredLinks } from './project-row-references';
import type { NewLists } from './set-lists';

export interface KnownRow {
  readonly reader: CellReader;
  readonly draft: ProjectDraft;
  /** The stored project, locked. */
  readonly current: Project;
  readonly fields: Partial<ProjectFields>;
  readonly users: readonly string[] | undefined;
}

/** A project with the changes of the previous rows. */
interface Planned {
  readonly before: Project;
  readonly listsBefore: ListsOfProject;
  readonly project: Project;
  readonly lists: ListsOfProject;
  /** Assigned users that are deleted. Rows do not name them, because exports omit them. */
  readonly deletedUsers: readonly string[];
  /** The first row that changes it. */
  readonly row?: number;
}

/** A project whose changed fields are written. */
interface Written {
  readonly project: Project;
  readonly changes: readonly FieldChange[];
  /** The lists to change, as they were before. */
  readonly before: { readonly ids: Partial<ListsOfProject>; readonly names: Partial<ListsOfProject> };
  /** The lists to set. */
  readonly joined: NewLists;
}

/**
 * Applies changes to fields of projects. Several rows of one project are applied in order and written once. A row with
 * errors changes nothing. `rejected` are new projects of the batch that could not be inserted. The caller sets the lists.
 */
export async function updateProjects(
  context: RowContext,
  rows: readonly KnownRow[],
  { rejected, references }: { readonly rejected: ReadonlySet<string>; readonly references: ProjectReferences },
): Promise<{ updated: ReadonlySet<CellReader>; written: readonly Written[] }> {
  for (const row of rows) rejectBelowRejected(row, rejected);
  const read = rows.filter(({ reader }) => reader.errors.length === 0);
  const updated = new Set<CellReader>();
  if (read.length === 0) return { updated, written: [] };
  const lists = await readLists(context, [...new Set(read.map(({ current }) => current))]);
  const reserved = { ...(await findReservedValues(context, read)), references };
  const planned = new Map<string, Planned>();
  for (const row of read) {
    const { id } = row.current;
    const names = namesIn(lists, id);
    const as = planned.get(id) ?? {
      ...{ before: row.current, project: row.current, listsBefore: names, lists: names },
      deletedUsers: lists.deletedUsers.get(id) ?? [],
    };
    const next = planRow(row, as, reserved);
    if (!next) continue;
    planned.set(id, next);
    if (next !== as) updated.add(row.reader);
  }
  return { updated, written: await write(context, [...planned.values()], (id) => idsIn(lists, id)) };
}

/** Publishes the changes after the lists are set, because new groups and tags get their ids then. */
export async function publishUpdates(context: RowContext, written: readonly Written[]): Promise<void> {
  if (written.length === 0) return;
  const { stores, caller, job } = context;
  const relisted = written.filter(({ before }) => Object.keys(before.ids).length > 0);
  const lists = await readLists(
    context,
    relisted.map(({ project }) => project),
  );
  const changed = written.map(({ project, changes, before }) => {
    if (Object.keys(before.ids).length === 0) return { project, changes };
    const details = nameChanges(before.names, namesIn(lists, project.id));
    return { project, changes: [...changes, ...listChanges(before.ids, idsIn(lists, project.id))], details };
  });
  await stores.outbox.add(...projectsChangedEvents(caller, 'updated', changed, { key: job.operationId }));
}

function rejectBelowRejected({ reader, fields }: KnownRow, rejected: ReadonlySet<string>): void {
  if (fields.parentId && rejected.has(fields.parentId)) {
    reader.addError('project.parent', 'parent_not_found', 'The row of this parent has errors.');
  }
}

/** Codes, old ids and parents: the stored ones with the changes of the previous rows. */
interface ReservedValues {
  readonly code: Map<string, string>;
  readonly oldId: Map<string, string>;
  readonly parents: PlannedParents;
}

async function findReservedValues({ stores, caller }: RowContext, rows: readonly KnownRow[]): Promise<ReservedValues> {
  const codes = rows.flatMap(({ fields }) => fields.code ?? []);
  const oldIds = rows.flatMap(({ fields }) => fields.oldId ?? []);
  const parentIds = [...new Set(rows.flatMap(({ fields }) => fields.parentId ?? []))];
  return {
    code: new Map(await stores.projects.findIds(caller.frameId, 'code', codes)),
    oldId: new Map(await stores.projects.findIds(caller.frameId, 'old_id', oldIds)),
    parents: new PlannedParents(parentIds.length > 0 ? await stores.projects.ancestors(caller.frameId, parentIds) : []),
  };
}

/** The project after the row: the same object if nothing changes, undefined if the row has errors. */
function planRow(
  { reader, draft, fields, users }: KnownRow,
  as: Planned,
  reserved: ReservedValues & { readonly references: ProjectReferences },
): Planned | undefined {
  const project = { ...as.project, ...withoutCutTexts(fields, as.project) };
  const lists = {
    groups: draft.groups ?? as.lists.groups,
    tags: draft.tags ?? as.lists.tags,
    users: users ? [...new Set([...users, ...as.deletedUsers])] : as.lists.users,
  };
  const { id, code, oldId, parentId } = project;
  if ((reserved.code.get(code) ?? id) !== id) reportDuplicate(reader, 'code');
  if (oldId !== null && (reserved.oldId.get(oldId) ?? id) !== id) reportDuplicate(reader, 'old_id');
  if (parentId !== null && parentId !== as.project.parentId && reserved.parents.isSelfOrDescendant(parentId, id)) {
    const message = 'A project cannot be a descendant of itself. Choose another parent.';
    reader.addError('project.parent', 'hierarchy_cycle', message);
  }
  rejectRetiredLinks(reader, as.project, project, reserved.references);
  if (reader.errors.length > 0) return undefined;
  // Values that a row gives up stay reserved for the rest of the batch, because projects are written in any order.
  reserved.code.set(code, id);
  if (oldId !== null) reserved.oldId.set(oldId, id);
  if (parentId !== as.project.parentId) reserved.parents.move(id, parentId);
  if (changesBetween(as.project, project).length === 0 && isSameLists(as.lists, lists)) return as;
  return { ...as, project, lists, row: as.row ?? reader.row.number };
}

async function write(
  { stores, caller, now, journal }: RowContext,
  planned: readonly Planned[],
  listIdsOf: (projectId: string) => ListsOfProject,
): Promise<Written[]> {
  const written = planned.flatMap(({ before, project, listsBefore, lists, row = 0 }): Written[] => {
    const changes = changesBetween(before, project);
    if (changes.length === 0 && isSameLists(listsBefore, lists)) return [];
    const changedBefore = {
      ids: pickChanged(listIdsOf(before.id), listsBefore, lists),
      names: pickChanged(listsBefore, listsBefore, lists),
    };
    journal.changed('project', row, before, { listIds: changedBefore.ids });
    const { groups, tags, users } = pickChanged(lists, listsBefore, lists);
    const updated = { ...project, version: before.version + 1, updatedAt: now };
    const joined = { projectId: project.id, groups, tags, users };
    return [{ project: updated, changes, before: changedBefore, joined }];
  });
  const projects = written.map(({ project }) => project);
  if (projects.length > 0) await stores.projects.update(caller.frameId, projects);
  return written;
}
