import type { Project } from '../../projects/project/project';
import { projectsChangedEvents } from '../../projects/project/projects-changed-events';
import type { CellReader } from './cell-readers';
import type { RowContext } from './import-job';
import { insertByLevel, type NewChild } from './insert-by-level';

interface NewRow extends Pick<NewChild, 'reader' | 'hasFreeId'> {
  readonly project: Project;
}

/**
 * Inserts the new projects of a batch in one statement, and reports errors to rows whose code, old id or id is taken by
 * an earlier row or a stored project. Rows without a code get the next numbers of the frame.
 */
export async function insertProjects(context: RowContext, rows: readonly NewRow[]): Promise<void> {
  const { stores, caller, job } = context;
  const inserted: Project[] = [];
  reportDuplicates(rows);
  const children = rows.map((row) => ({
    ...row,
    id: row.project.id,
    parentId: row.project.parentId,
  }));
  await insertByLevel(children, 'project.parent', async (level) => {
    inserted.push(...(await insertLevel(context, level)));
  });
  const changed = inserted.map((project) => ({ project, changes: [] }));
  await stores.outbox.add(...projectsChangedEvents(caller, 'created', changed, { key: job.operationId }));
}

async function insertLevel(context: RowContext, rows: readonly NewRow[]): Promise<Project[]> {
  const { stores, caller } = context;
  const inserted: Project[] = [];
  let waiting = [...rows];
  while (waiting.length > 0) {
    const coded = await withCodes(context, waiting);
    const projects = coded.map(({ project }) => project);
    const ids = await stores.projects.insertFree(caller.frameId, projects);
    inserted.push(...projects.filter(({ id }) => ids.has(id)));
    const rejected = coded.filter(({ project }) => !ids.has(project.id));
    const own = await reportTaken(context, rejected);
    // The remaining rows got a generated code that a user had assigned manually. They get another one.
    waiting = rejected.filter((row) => row.reader.errors.length === 0 && own.has(row.reader)).map(withoutCode);
  }
  return inserted;
}

function reportDuplicates(rows: readonly NewRow[]): void {
  const seen = { code: new Set<string>(), oldId: new Set<string>(), id: new Set<string>() };
  for (const { reader, project } of rows) {
    if (project.code !== '' && seen.code.has(project.code)) reportDuplicate(reader, 'code');
    if (project.oldId !== null && seen.oldId.has(project.oldId)) reportDuplicate(reader, 'old_id');
    if (seen.id.has(project.id)) reportDuplicate(reader, 'id');
    if (reader.errors.length > 0) continue;
    seen.code.add(project.code);
    seen.id.add(project.id);
    if (project.oldId !== null) seen.oldId.add(project.oldId);
  }
}

async function withCodes({ caller, numbers }: RowContext, rows: readonly NewRow[]): Promise<NewRow[]> {
  const without = rows.filter(({ project }) => project.code === '').length;
  if (without === 0) return [...rows];
  let next = await numbers.reserve(caller.frameId, 'project_code', without);
  return rows.map((row) => {
    if (row.project.code !== '') return row;
    const code = `P-${next}`;
    next += 1;
    return { ...row, project: { ...row.project, code } };
  });
}

/** Reports errors for taken values, and returns the rows whose taken code was generated. */
async function reportTaken(
  { stores, caller }: RowContext,
  rejected: readonly NewRow[],
): Promise<ReadonlySet<CellReader>> {
  const own = new Set<CellReader>();
  if (rejected.length === 0) return own;
  const frameId = caller.frameId;
  const codes = await stores.projects.findIds(
    frameId,
    'code',
    rejected.map(({ project }) => project.code),
  );
  const oldIds = await stores.projects.findIds(
    frameId,
    'old_id',
    rejected.flatMap(({ project }) => project.oldId ?? []),
  );
  const ids = new Set(
    (
      await stores.projects.findMany(
        frameId,
        rejected.map(({ project }) => project.id),
      )
    ).map(({ id }) => id),
  );
  for (const { reader, project } of rejected) {
    const codeTaken = codes.has(project.code);
    if (codeTaken && reader.has('project.code')) reportDuplicate(reader, 'code');
    if (project.oldId !== null && oldIds.has(project.oldId)) reportDuplicate(reader, 'old_id');
    if (ids.has(project.id)) reportDuplicate(reader, 'id');
    if (codeTaken && !reader.has('project.code')) own.add(reader);
  }
  return own;
}

function withoutCode(row: NewRow): NewRow {
  return { ...row, project: { ...row.project, code: '' } };
}

export function reportDuplicate(reader: CellReader, field: 'code' | 'old_id' | 'id'): void {
  const words = field.replace('_', ' ');
  reader.addError(
    `project.${field}`,
    `${field}_taken`,
    `Another project has this ${words}. It must be unique in the frame.`,
  );
}
