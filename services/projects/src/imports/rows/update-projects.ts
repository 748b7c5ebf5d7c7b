import { manyProjectsChanged } from '../../projects/project/many-project-events';
import type { Project, ProjectFields } from '../../projects/project/project';
import { changesBetween } from '../../projects/project/project-changes';
import type { CellReader } from './cell-readers';
import type { RowContext } from './import-job';
import { taken } from './insert-projects';
import type { JoinedLists } from './join-lists';
import { idsIn, type ListsOfProject, listChanges, namesIn, onlyChanged, readLists } from './list-changes';
import { PlannedParents } from './planned-parents';
import type { ProjectDraft } from './project-row-reader';

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
): Promise<{ updated: ReadonlySet<CellReader>; joined: readonly JoinedLists[] }> {
  for (const row of rows) rejectBelowRefused(row, refused);
  const read = rows.filter(({ reader }) => reader.faults.length === 0);
  const updated = new Set<CellReader>();
  if (read.length === 0) return { updated, joined: [] };
  const lists = await readLists(context, [...new Set(read.map(({ current }) => current))]);
  const claims = await findClaims(context, read);
  const planned = new Map<string, Planned>();
  for (const row of read) {
    const { id } = row.current;
    const names = namesIn(lists, id);
    const as = planned.get(id) ?? { before: row.current, project: row.current, listsBefore: names, lists: names };
    const next = planRow(row, as, claims);
    if (!next) continue;
    planned.set(id, next);
    if (next !== as) updated.add(row.reader);
  }
  const joined = await write(context, [...planned.values()], (id) => idsIn(lists, id));
  return { updated, joined };
}

function rejectBelowRefused({ reader, fields }: KnownRow, refused: ReadonlySet<string>): void {
  if (fields.parentId && refused.has(fields.parentId)) {
    reader.fault('project.parent', 'parent_not_found', 'The row that this names as its parent was refused.');
  }
}

/** Codes, old ids and parents: the stored ones with the changes of the previous rows. */
interface Claims {
  readonly code: Map<string, string>;
  readonly oldId: Map<string, string>;
  readonly parents: PlannedParents;
}

async function findClaims({ stores, caller }: RowContext, rows: readonly KnownRow[]): Promise<Claims> {
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
function planRow({ reader, draft, fields, users }: KnownRow, as: Planned, claims: Claims): Planned | undefined {
  const project = { ...as.project, ...fields };
  const lists = {
    groups: draft.groups ?? as.lists.groups,
    tags: draft.tags ?? as.lists.tags,
    users: users ?? as.lists.users,
  };
  const { id, code, oldId, parentId } = project;
  if ((claims.code.get(code) ?? id) !== id) taken(reader, 'code');
  if (oldId !== null && (claims.oldId.get(oldId) ?? id) !== id) taken(reader, 'old_id');
  if (parentId !== null && parentId !== as.project.parentId && claims.parents.standsBelow(parentId, id)) {
    const message = 'A project cannot stand below itself. Choose a parent outside of its own branches.';
    reader.fault('project.parent', 'hierarchy_cycle', message);
  }
  if (reader.faults.length > 0) return undefined;
  // Values that a row gives up stay reserved for the rest of the batch, because projects are written in any order.
  claims.code.set(code, id);
  if (oldId !== null) claims.oldId.set(oldId, id);
  if (parentId !== as.project.parentId) claims.parents.move(id, parentId);
  if (changesBetween(as.project, project).length + listChanges(as.lists, lists).length === 0) return as;
  return { ...as, project, lists, row: as.row ?? reader.row.number };
}

async function write(
  { stores, caller, job, now, journal }: RowContext,
  planned: readonly Planned[],
  listIds: (projectId: string) => ListsOfProject,
): Promise<JoinedLists[]> {
  const changed = planned.flatMap(({ before, project, listsBefore, lists, row = 0 }) => {
    const changes = [...changesBetween(before, project), ...listChanges(listsBefore, lists)];
    if (changes.length === 0) return [];
    journal.changed('project', row, before, { listIds: onlyChanged(listIds(before.id), listsBefore, lists) });
    const { groups, tags, users } = onlyChanged(lists, listsBefore, lists);
    const updated = { ...project, version: before.version + 1, updatedAt: now };
    return [{ project: updated, changes, joined: { projectId: project.id, groups, tags, users } }];
  });
  if (changed.length === 0) return [];
  const projects = changed.map(({ project }) => project);
  await stores.projects.update(caller.frameId, projects);
  await stores.outbox.add(...manyProjectsChanged(caller, 'updated', changed, { key: job.operationId }));
  return changed.map(({ joined }) => joined);
}
