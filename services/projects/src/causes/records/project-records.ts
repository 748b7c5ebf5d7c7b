import { parseInput, type UnitOfWork } from '@trackway/application';
import {
  type DirectoryKind,
  directoryKinds,
  EXISTS,
  type FieldChange,
  type FrameRecordRef,
  findConflict,
  isSameValue,
  projectFields,
  type RecordChange,
  type RecordFields,
  type RecordKind,
  type RecordOutcome,
  type RecordRef,
  type RecordState,
} from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { DirectoryModule } from '../../directory/directory-module';
import { presentFields } from '../../fields/record-json';
import type { Project } from '../../projects/project/project';
import { toProjectFields, toProjectLists, updateProjectBody } from '../../projects/project/project-bodies';
import { listFields, readLists } from '../../projects/project/project-lists';
import type { ProjectsModule } from '../../projects/projects-module';
import type { TaskStores } from '../../projects/tasks/task-store';
import { keyOf } from '../plan/record-keys';
import { changeDirectoryRecord, directoryRecords } from './directory-records';
import { changeGroupOrder, isOrderField, readGroupOrder } from './group-order-records';
import { changeTask, taskFields } from './task-records';

export interface RecordDeps {
  readonly unitOfWork: UnitOfWork<TaskStores>;
  readonly commands: ProjectsModule['commands'];
  readonly directory: DirectoryModule['commands'];
}

/** Returns the current values of fields of projects, tasks and records of the directory, in request order. */
export function makeReadRecords({ unitOfWork }: Pick<RecordDeps, 'unitOfWork'>) {
  return ({ frameId }: Caller, records: readonly RecordFields[]): Promise<RecordState[]> =>
    unitOfWork.run(frameId, async (stores) => {
      const idsOf = (kind: RecordKind) =>
        records.filter(({ record }) => record.kind === kind).map(({ record }) => record.id);
      const projects = new Map((await stores.projects.findMany(frameId, idsOf('project'))).map((one) => [one.id, one]));
      const tasks = new Map((await stores.tasks.findMany(frameId, idsOf('task'))).map((one) => [one.id, one]));
      const directory = await readDirectory(stores, frameId, idsOf);
      const states: RecordState[] = [];
      for (const { record, fields } of records) {
        const needsLists = record.kind === 'project' && fields.some((field) => listFields.has(field));
        const lists = needsLists ? Object.fromEntries(await readLists(stores, frameId, record.id)) : {};
        const all =
          record.projectId === null
            ? {
                ...(directory.get(keyOf(record)) ?? { [EXISTS]: false }),
                ...(record.kind === 'project_group' ? await readGroupOrder(stores, frameId, record.id, fields) : {}),
              }
            : {
                ...(record.kind === 'task' ? taskFields(tasks.get(record.id)) : fieldsOf(projects.get(record.id))),
                ...lists,
              };
        states.push({ record, values: Object.fromEntries(fields.map((field) => [field, all[field] ?? null])) });
      }
      return states;
    });
}

/** Restores fields of a record for an undo, by the use cases that clients use. All of them are restored, or none. */
export function makeChangeRecord(deps: RecordDeps) {
  const readRecords = makeReadRecords(deps);
  return async (caller: Caller, change: RecordChange): Promise<RecordOutcome> => {
    const { record, changes } = change;
    const fields = changes.map(({ field }) => field);
    const read = async () => (await readRecords(caller, [{ record, fields }]))[0]?.values ?? {};
    const before = await read();
    const conflict = findConflict(changes, before);
    if (conflict) return conflict;
    const due = changes.filter(({ field, to }) => !isSameValue(before[field], to, field));
    try {
      await changeRecord(deps, caller, record, due);
      return { result: 'changed' };
    } catch (error) {
      // Other errors are temporary, or faults of the service.
      const isPermanent = isAppError(error) && ['invalid', 'not_found', 'conflict'].includes(error.kind);
      if (!isPermanent) throw error;
      const after = await read();
      const made = due.filter(({ field, to }) => isSameValue(after[field], to, field));
      const inverse = made.map(({ field, to }) => ({ field, from: to, to: before[field] }));
      await changeRecord(deps, caller, record, inverse);
      return { result: 'rejected', message: error.message };
    }
  };
}

async function changeRecord(
  deps: RecordDeps,
  caller: Caller,
  record: RecordRef,
  changes: readonly FieldChange[],
): Promise<void> {
  if (isDirectoryRecord(record)) await changeOfDirectory(deps, caller, record, changes);
  else if (record.kind === 'task') await changeTask(deps, caller, record, changes);
  else await changeProject(deps, caller, record.id, changes);
}

/** A deleted group is ordered after it was restored. */
async function changeOfDirectory(
  { directory, commands }: RecordDeps,
  caller: Caller,
  record: FrameRecordRef & { readonly kind: DirectoryKind },
  changes: readonly FieldChange[],
): Promise<void> {
  const [orders, others] = [
    changes.filter(({ field }) => isOrderField(field)),
    changes.filter(({ field }) => !isOrderField(field)),
  ];
  await changeDirectoryRecord(directory, caller, record, others);
  await changeGroupOrder(commands, caller, record.id, orders);
}

function isDirectoryRecord(record: RecordRef): record is FrameRecordRef & { readonly kind: DirectoryKind } {
  return directoryKinds.some((known) => known === record.kind);
}

/** The records of the directory by `keyOf`. */
async function readDirectory(
  stores: TaskStores,
  frameId: string,
  idsOf: (kind: RecordKind) => readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const found = new Map<string, Readonly<Record<string, unknown>>>();
  for (const kind of directoryKinds) {
    const ids = idsOf(kind);
    if (ids.length === 0) continue;
    for (const [id, values] of await directoryRecords[kind].read(stores, frameId, ids)) {
      found.set(keyOf({ kind, id }), values);
    }
  }
  return found;
}

function fieldsOf(project: Project | undefined): Readonly<Record<string, unknown>> {
  if (!project) return { [EXISTS]: false };
  return { ...presentFields(projectFields, project), costs: project.costs, [EXISTS]: project.deletedAt === null };
}

/** A merged project can only be changed without its merge, and a deleted one only after it was restored. */
async function changeProject(
  { commands }: RecordDeps,
  caller: Caller,
  id: string,
  changes: readonly FieldChange[],
): Promise<void> {
  const exists = changes.find(({ field }) => field === EXISTS)?.to;
  const mergedId = changes.find(({ field }) => field === 'merged_id')?.to;
  if (exists === true) await commands.restoreProject(caller, { id });
  if (mergedId === null) await commands.unmergeProject(caller, id);
  const fields = changes.filter(({ field }) => field !== EXISTS && field !== 'merged_id');
  if (fields.length > 0) {
    const body = parseInput(updateProjectBody, Object.fromEntries(fields.map(({ field, to }) => [field, to])));
    await commands.updateProject(caller, { id, changes: toProjectFields(body), lists: toProjectLists(body) });
  }
  if (typeof mergedId === 'string') await commands.mergeProject(caller, id, mergedId);
  if (exists === false) await commands.deleteProject(caller, { id });
}
