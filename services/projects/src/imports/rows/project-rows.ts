import { NEW_PROJECT, type Project } from '../../projects/project/project';
import type { RowOutcome } from '../stores/row-outcome';
import { CellReader } from './cell-readers';
import type { ApplyRowsOfType, RowContext } from './import-job';
import { independentRows, type Stored } from './independent-rows';
import { type NewChild, rejectedIds } from './insert-by-level';
import { insertProjects } from './insert-projects';
import { matchRows } from './match-rows';
import { done, failed } from './outcomes';
import { type ProjectDraft, readProjectRow } from './project-row-reader';
import { findProjectReferences, type ProjectReferences, resolveRow } from './project-row-references';
import { type NewLists, setLists } from './set-lists';
import { type KnownRow, publishUpdates, updateProjects } from './update-projects';

interface NewProject extends NewLists, Omit<NewChild, 'id' | 'parentId'> {
  readonly project: Project;
}

/**
 * Applies independent rows of projects with a constant number of statements. New projects are inserted first, so that
 * existing ones can be moved below them.
 */
export const applyProjectRows: ApplyRowsOfType = async (context, rows) => {
  const all = rows.map((row) => new CellReader(row));
  const existing = await findExisting(context, all);
  const stored = new Map([...existing].map(([reader, project]) => [reader, storedIdentity(project)]));
  const readers = independentRows(all, { job: context.job, existing: stored, parentColumn: 'project.parent' });
  const drafts = readers.map((reader) => ({
    reader,
    draft: readProjectRow(reader, { isNew: !existing.has(reader) && context.job.mode !== 'update' }),
    current: existing.get(reader),
  }));
  const references = await findProjectReferences(context, drafts);

  const fresh: NewProject[] = [];
  const known: KnownRow[] = [];
  // In the order of rows: a row may name a new project of an earlier row, but not of a later one.
  for (const { reader, draft, current } of drafts) {
    if (current) known.push({ reader, draft, current, ...resolveRow(reader, draft, references, current) });
    else fresh.push(...(planNew(context, reader, draft, references) ?? []));
  }
  await insertProjects(context, fresh);
  const rejected = rejectedIds(fresh.map((row) => ({ ...row, id: row.projectId })));
  const { updated, written } = await updateProjects(context, known, { rejected, references });
  const inserted = fresh.filter(({ reader }) => reader.errors.length === 0);
  await setLists(context, [...inserted, ...written.map(({ joined }) => joined)]);
  await publishUpdates(context, written);

  const created = new Map(fresh.map(({ reader, project }) => [reader, project.id]));
  return readers.map((reader): RowOutcome => {
    const id = created.get(reader) ?? existing.get(reader)?.id;
    if (reader.errors.length > 0 || id === undefined) return failed(reader);
    if (created.has(reader)) return done(reader, 'created', id);
    return done(reader, updated.has(reader) ? 'updated' : 'unchanged', id);
  });
};

function storedIdentity({ id, code, oldId }: Project): Stored {
  return { id, identity: { 'project.id': id, 'project.code': code, 'project.old_id': oldId } };
}

/** Locks the projects that rows match. */
async function findExisting(
  context: RowContext,
  readers: readonly CellReader[],
): Promise<ReadonlyMap<CellReader, Project>> {
  const { stores, caller } = context;
  const matches = await matchRows(context, readers);
  if (matches.size === 0) return new Map();
  if ([...matches.keys()].some((reader) => reader.has('project.parent'))) {
    await stores.projects.lockHierarchy(caller.frameId);
  }
  const ids = [...new Set([...matches.values()].map(({ id }) => id))];
  const locked = await stores.projects.lockMany(caller.frameId, ids);
  const byId = new Map(locked.map((project) => [project.id, project]));
  const existing = new Map<CellReader, Project>();
  for (const [reader, { column, id }] of matches) {
    const project = byId.get(id);
    if (!project || project.deletedAt) continue;
    existing.set(reader, project);
    const message = 'The project was merged into another. Change that project, or undo the merge.';
    if (project.mergedId) reader.addError(column, 'merged_project', message);
  }
  return existing;
}

function planNew(
  { caller, job, now, newId }: RowContext,
  reader: CellReader,
  draft: ProjectDraft,
  references: ProjectReferences,
): [NewProject] | undefined {
  const { fields, users } = resolveRow(reader, draft, references);
  if (job.mode === 'update') reader.addError(job.matchBy ?? 'project.id', 'no_match', 'No project matches this row.');
  if (reader.errors.length > 0) return undefined;
  const birth = { id: draft.id ?? newId(), createdBy: caller.id, version: 1, createdAt: now, updatedAt: now };
  const project = { ...NEW_PROJECT, code: '', name: '', ...fields, ...birth };
  const names = [project.id, project.code, project.oldId ?? ''].filter((name) => name !== '');
  // A known name belongs to another project, so the insert of this row will fail.
  const taken = names.filter((name) => references.projects.find(name).id !== undefined);
  if (taken.length === 0) references.projects.add({ id: project.id, names });
  const hasFreeId = !taken.includes(project.id);
  return [{ reader, project, hasFreeId, projectId: project.id, groups: draft.groups, tags: draft.tags, users }];
}
