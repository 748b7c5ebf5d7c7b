import type { FieldChange } from '@trackway/contracts';
import { manyProjectsChanged } from '../projects/many-project-events';
import { BLANK_PROJECT, type Project, type ProjectFields } from '../projects/project';
import { changesBetween } from '../projects/project-changes';
import { CellReader } from './cell-readers';
import { type ApplyRowsOfType, matchColumn, type RowContext } from './import-job';
import { insertProjects } from './insert-projects';
import { listChanges, namesIn, type ProjectLists, readLists } from './list-changes';
import { done, failed } from './outcomes';
import { type ProjectDraft, readProjectRow } from './project-row-reader';
import {
  findProjectReferences,
  type ProjectReferences,
  resolveAssignees,
  resolveReferences,
} from './project-row-references';
import type { Row } from './row-batch';
import type { RowOutcome } from './row-outcome';

const MATCH_COLUMNS = ['project.id', 'project.code', 'project.old_id'];

interface PlannedRow {
  readonly reader: CellReader;
  readonly draft: ProjectDraft;
  /** The project as it will be. */
  readonly project: Project;
  /** The project as it is; undefined where the row makes a new one. */
  readonly current?: Project;
  /** Undefined where the row says nothing of who works on it. */
  readonly assigneeIds: readonly string[] | undefined;
  /** What the row changes of it, its lists included. */
  readonly changes: readonly FieldChange[];
}

/** Applies rows of projects: a batch is a handful of statements, however many rows it has. */
export const applyProjectRows: ApplyRowsOfType = async (context, rows) => {
  const readers = rows.map((row: Row) => new CellReader(row));
  const drafts = readers.map(readProjectRow);
  const references = await findProjectReferences(context, drafts);
  const existing = await findExisting(context, readers, references);
  const lists = await readLists(context, [...existing.values()]);

  const plans: PlannedRow[] = [];
  for (const [index, reader] of readers.entries()) {
    const draft = drafts[index];
    if (!draft) continue;
    const plan = planRow(context, { reader, draft, references, existing, lists });
    if (plan && reader.faults.length === 0) plans.push(plan);
  }
  await insertProjects(
    context,
    plans.filter(({ current }) => !current),
  );
  await updateProjects(context, plans, lists);
  await joinLists(context, plans);

  const planned = new Map(plans.map((plan) => [plan.reader, plan]));
  return readers.map((reader) => outcomeOf(reader, planned.get(reader)));
};

async function findExisting(
  { stores, caller, job }: RowContext,
  readers: readonly CellReader[],
  references: ProjectReferences,
): Promise<ReadonlyMap<CellReader, Project>> {
  const ids = new Map<CellReader, string>();
  for (const reader of readers) {
    const key = matchColumn(job, MATCH_COLUMNS, (column) => reader.has(column));
    const name = key === undefined ? undefined : reader.row.cell(key).text.trim();
    const id = name === undefined || name === '' ? undefined : references.projects.find(name).id;
    if (id !== undefined) ids.set(reader, id);
  }
  if (ids.size === 0) return new Map();
  const locked = await stores.projects.lockMany(caller.frameId, [...new Set(ids.values())]);
  const byId = new Map(locked.map((project) => [project.id, project]));
  return new Map(
    [...ids].flatMap(([reader, id]) => {
      const project = byId.get(id);
      return project ? [[reader, project] as const] : [];
    }),
  );
}

function planRow(
  { caller, job, now, newId }: RowContext,
  found: {
    reader: CellReader;
    draft: ProjectDraft;
    references: ProjectReferences;
    existing: ReadonlyMap<CellReader, Project>;
    lists: ProjectLists;
  },
): PlannedRow | undefined {
  const { reader, draft, references } = found;
  const fields: Partial<ProjectFields> = { ...draft.fields, ...resolveReferences(reader, draft, references) };
  const assigneeIds = resolveAssignees(reader, draft, references);
  const current = found.existing.get(reader);
  if (current) {
    const project = { ...current, ...withoutUndefined(fields) };
    const changes = [...changesBetween(current, project), ...listChanges(found.lists, draft, assigneeIds, current.id)];
    return { reader, draft, current, project, assigneeIds, changes };
  }
  if (job.mode === 'update') {
    reader.fault(job.matchBy ?? 'project.id', 'no_match', 'No project matches this row.');
    return undefined;
  }
  if (reader.faults.length > 0) return undefined;
  const birth = { id: draft.id ?? newId(), createdBy: caller.id, version: 1, createdAt: now, updatedAt: now };
  const project = { ...BLANK_PROJECT, code: '', name: '', ...withoutUndefined(fields), ...birth };
  const names = [project.id, project.code, project.oldId ?? ''];
  // A name that means something already belongs to another project: this row is about to be refused.
  const free = names.filter((name) => name !== '' && references.projects.find(name).id === undefined);
  references.projects.add({ id: project.id, names: free });
  return { reader, draft, project, assigneeIds, changes: [] };
}

async function updateProjects(context: RowContext, plans: readonly PlannedRow[], lists: ProjectLists): Promise<void> {
  const { stores, caller, job, now, journal } = context;
  const changed = plans
    .filter(({ changes }) => changes.length > 0)
    .map(({ project, changes }) => ({
      project: { ...project, version: project.version + 1, updatedAt: now },
      changes,
    }));
  if (changed.length === 0) return;
  for (const { reader, current, changes } of plans) {
    if (current && changes.length > 0)
      journal.changed('project', reader.row.number, current, { lists: namesIn(lists, current.id) });
  }
  await stores.projects.update(
    caller.frameId,
    changed.map(({ project }) => project),
  );
  await stores.outbox.add(...manyProjectsChanged(caller, 'updated', changed, { key: job.operationId }));
}

async function joinLists({ stores, caller, now, journal }: RowContext, plans: readonly PlannedRow[]): Promise<void> {
  const good = plans.filter(({ reader }) => reader.faults.length === 0);
  for (const list of ['groups', 'tags'] as const) {
    const named = good.flatMap(({ project, draft }) => (draft[list] ? [[project.id, draft[list]] as const] : []));
    if (named.length === 0) continue;
    const set = list === 'groups' ? stores.lists.setGroups : stores.lists.setTags;
    await set.call(stores.lists, caller.frameId, new Map(named), now);
    const names = [...new Set(named.flatMap(([, list]) => list))];
    const made = await stores.rollbacks.labelsMadeAt(caller.frameId, list, names, now);
    journal.madeBeside(list === 'groups' ? 'group' : 'tag', made);
  }
  const assigned = good.flatMap(({ project, assigneeIds }) =>
    assigneeIds ? [[project.id, assigneeIds] as const] : [],
  );
  if (assigned.length > 0) await stores.links.replaceUsers(caller.frameId, new Map(assigned));
}

function outcomeOf(reader: CellReader, plan: PlannedRow | undefined): RowOutcome {
  if (!plan || reader.faults.length > 0) return failed(reader);
  if (!plan.current) return done(reader, 'created', plan.project.id);
  return done(reader, plan.changes.length > 0 ? 'updated' : 'unchanged', plan.project.id);
}

function withoutUndefined<T extends object>(fields: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const kept = { ...fields };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept as { [Key in keyof T]: Exclude<T[Key], undefined> };
}
