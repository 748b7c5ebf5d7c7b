import type { Project, ProjectFields } from '../../projects/project/project';
import { changesBetween } from '../../projects/project/project-changes';
import { projectsChangedEvents } from '../../projects/project/projects-changed-events';
import type { CellReader } from './cell-readers';
import type { RowContext } from './import-job';
import { reportDuplicate } from './insert-projects';
import { idsIn, type ListsOfProject, listChanges, namesIn, pickChanged, readLists } from './list-changes';
import { PlannedParents } from './planned-parents';
import type { ProjectDraft } from './project-row-reader';
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
  /** The first row that changes it. */
  readonly row?: number;
}

/**
 * Applies changes to projects. Several rows of one project are applied in order and written once. A row with errors
 * changes nothing. `refused` are new projects of the batch that could not be inserted.
 */
export async function updateProjects(
  context: RowContext,
  rows: readonly KnownRow[],
  refused: ReadonlySet<string>,
): Promise<{ updated: ReadonlySet<CellReader>; joined: readonly NewLists[] }> {
  for (const row of rows) rejectBelowRejected(row, refused);
  const read = rows.filter(({ reader }) => reader.errors.length === 0);
  const updated = new Set<CellReader>();
  if (read.length === 0) return { updated, joined: [] };
  const lists = await readLists(context, [...new Set(read.map(({ current }) => current))]);
  const reserved = await findReservedValues(context, read);
  const planned = new Map<string, Planned>();
  for (const row of read) {
    const { id } = row.current;
    const names = namesIn(lists, id);
    const as = planned.get(id) ?? { before: row.current, project: row.current, listsBefore: names, lists: names };
    const next = planRow(row, as, reserved);
    if (!next) continue;
    planned.set(id, next);
    if (next !== as) updated.add(row.reader);
  }
  const joined = await write(context, [...planned.values()], (id) => idsIn(lists, id));
  return { updated, joined };
}

function rejectBelowRejected({ reader, fields }: KnownRow, refused: ReadonlySet<string>): void {
  if (fields.parentId && refused.has(fields.parentId)) {
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
  reserved: ReservedValues,
): Planned | undefined {
  const project = { ...as.project, ...fields };
  const lists = {
    groups: draft.groups ?? as.lists.groups,
    tags: draft.tags ?? as.lists.tags,
    users: users ?? as.lists.users,
  };
  const { id, code, oldId, parentId } = project;
  if ((reserved.code.get(code) ?? id) !== id) reportDuplicate(reader, 'code');
  if (oldId !== null && (reserved.oldId.get(oldId) ?? id) !== id) reportDuplicate(reader, 'old_id');
  if (parentId !== null && parentId !== as.project.parentId && reserved.parents.isSelfOrDescendant(parentId, id)) {
    const message = 'A project cannot be a descendant of itself. Choose another parent.';
    reader.addError('project.parent', 'hierarchy_cycle', message);
  }
  if (reader.errors.length > 0) return undefined;
  // Values that a row gives up stay reserved for the rest of the batch, because projects are written in any order.
  reserved.code.set(code, id);
  if (oldId !== null) reserved.oldId.set(oldId, id);
  if (parentId !== as.project.parentId) reserved.parents.move(id, parentId);
  if (changesBetween(as.project, project).length + listChanges(as.lists, lists).length === 0) return as;
  return { ...as, project, lists, row: as.row ?? reader.row.number };
}

async function write(
  { stores, caller, job, now, journal }: RowContext,
  planned: readonly Planned[],
  listIds: (projectId: string) => ListsOfProject,
): Promise<NewLists[]> {
  const changed = planned.flatMap(({ before, project, listsBefore, lists, row = 0 }) => {
    const changes = [...changesBetween(before, project), ...listChanges(listsBefore, lists)];
    if (changes.length === 0) return [];
    journal.changed('project', row, before, { listIds: pickChanged(listIds(before.id), listsBefore, lists) });
    const { groups, tags, users } = pickChanged(lists, listsBefore, lists);
    const updated = { ...project, version: before.version + 1, updatedAt: now };
    return [{ project: updated, changes, joined: { projectId: project.id, groups, tags, users } }];
  });
  if (changed.length === 0) return [];
  const projects = changed.map(({ project }) => project);
  await stores.projects.update(caller.frameId, projects);
  await stores.outbox.add(...projectsChangedEvents(caller, 'updated', changed, { key: job.operationId }));
  return changed.map(({ joined }) => joined);
}
