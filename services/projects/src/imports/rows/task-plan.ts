import { omitUndefined } from '@trackway/application';
import { taskFields } from '@trackway/contracts';
import type { Project } from '../../projects/project/project';
import { MAX_TASKS, TASK_LIMIT_REACHED, type Task, type TaskFields, taskTitleKey } from '../../projects/tasks/task';
import { taskChanges } from '../../projects/tasks/task-changes';
import type { ReferenceIndex } from '../stores/references';
import type { CellReader } from './cell-readers';
import { matchColumn, type RowContext } from './import-job';
import { createFieldsReader } from './read-fields';
import type { LocatedRow } from './task-references';

const readFields = createFieldsReader('task', taskFields);

/** A task with the changes of the rows that were planned. */
export interface PlannedTask {
  /** Undefined if a row creates it. */
  readonly before: Task | undefined;
  readonly task: Task;
  readonly project: Project;
  /** The first row that changes it. */
  readonly row: number;
}

export interface PlannedRow {
  readonly id: string;
  readonly outcome: 'created' | 'updated' | 'unchanged';
}

interface Known {
  readonly tasks: readonly Task[];
  readonly projects: ReadonlyMap<string, Project>;
  readonly users: ReferenceIndex<string>;
  /** The number of tasks by project. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Plans rows of tasks one after the other. A row with errors changes nothing. */
export class TaskPlan {
  private readonly stored: ReadonlyMap<string, Task>;
  private readonly idsByTitle = new Map<string, Set<string>>();
  private readonly planned = new Map<string, PlannedTask>();
  private readonly counts: Map<string, number>;

  constructor(
    private readonly context: Pick<RowContext, 'job' | 'now' | 'newId'>,
    private readonly known: Known,
  ) {
    this.counts = new Map(known.counts);
    this.stored = new Map(known.tasks.map((task) => [task.id, task]));
    for (const task of this.stored.values()) if (!task.deletedAt) this.addTitle(task);
  }

  /** Undefined if the row has errors. */
  add(row: LocatedRow): PlannedRow | undefined {
    const { job } = this.context;
    const match = this.find(row);
    if (match) return this.update(row, match);
    if (job.mode === 'update') {
      row.reader.addError(job.matchBy ?? 'task.id', 'no_match', 'No task matches this row.');
    }
    return this.create(row);
  }

  tasks(): PlannedTask[] {
    return [...this.planned.values()];
  }

  private find({ reader, id, project, title }: LocatedRow): Task | undefined {
    const column = matchColumn(this.context.job, ['task.id', 'task.title'], (key) => reader.has(key));
    if (column === 'task.id') return id === undefined ? undefined : this.live(id);
    if (column !== 'task.title' || !project || title === undefined) return undefined;
    const ids = [...(this.idsByTitle.get(taskTitleKey({ projectId: project.id, title })) ?? [])];
    if (ids.length > 1) {
      reader.addError('task.title', 'task_ambiguous', 'Several tasks of the project have this title. Use their ids.');
    }
    return ids[0] === undefined ? undefined : this.live(ids[0]);
  }

  private live(id: string): Task | undefined {
    const task = this.planned.get(id)?.task ?? this.stored.get(id);
    return task?.deletedAt ? undefined : task;
  }

  private update({ reader, project: named }: LocatedRow, current: Task): PlannedRow | undefined {
    const project = this.writableProject(reader, this.known.projects.get(current.projectId), 'task.id');
    if (named && named.id !== current.projectId) {
      const message = 'The task belongs to another project, and a task cannot be moved. Leave the cell empty.';
      reader.addError('task.project', 'project_mismatch', message);
    }
    const task: Task = { ...current, ...omitUndefined(this.read(reader, { isNew: false, current })) };
    if (!project || reader.errors.length > 0) return undefined;
    if (taskChanges(current, task).length === 0) return { id: task.id, outcome: 'unchanged' };
    this.store(reader, { task, project, before: this.stored.get(task.id) });
    return { id: task.id, outcome: 'updated' };
  }

  private create({ reader, id = this.context.newId(), project: named }: LocatedRow): PlannedRow | undefined {
    const { now, job } = this.context;
    if (job.mode !== 'update' && reader.row.cell('task.project').text.trim() === '') {
      reader.addError('task.project', 'required', 'Must not be empty.');
    }
    const project = named && this.writableProject(reader, named, 'task.project');
    const { title = '', ...fields } = omitUndefined(this.read(reader, { isNew: job.mode !== 'update' }));
    if (this.stored.has(id) || this.planned.has(id)) {
      reader.addError('task.id', 'id_taken', 'Another task has this id.');
    }
    if (!project || reader.errors.length > 0) return undefined;
    const count = this.counts.get(project.id) ?? 0;
    if (count >= MAX_TASKS) return reader.addError('task.project', 'task_limit_reached', TASK_LIMIT_REACHED);
    this.counts.set(project.id, count + 1);
    const blank = { done: false, dueAt: null, assigneeId: null };
    const life = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
    const task: Task = { ...blank, ...fields, ...life, title, id, projectId: project.id };
    this.store(reader, { task, project, before: undefined });
    return { id, outcome: 'created' };
  }

  private read(
    reader: CellReader,
    { isNew, current }: { readonly isNew: boolean; readonly current?: Task },
  ): { [Name in keyof TaskFields]?: TaskFields[Name] | undefined } {
    const { title, done, dueAt } = readFields(reader, { isNew });
    return { title, done, dueAt, assigneeId: this.readAssignee(reader, current?.assigneeId) };
  }

  private readAssignee(reader: CellReader, currentId: string | null | undefined): string | undefined {
    const name = reader.text('task.assignee')?.toLowerCase();
    if (name === undefined) return undefined;
    const { id, ambiguous } = this.known.users.find(name, currentId);
    if (id !== undefined) return id;
    const code = ambiguous ? 'user_ambiguous' : 'user_not_found';
    const message = ambiguous
      ? 'Several users have this e-mail address. Use the id of the user.'
      : 'This user does not exist.';
    return reader.addError('task.assignee', code, message);
  }

  private writableProject(reader: CellReader, project: Project | undefined, column: string): Project | undefined {
    if (!project || project.deletedAt) {
      return reader.addError(column, 'project_not_found', 'The project of this task was deleted.');
    }
    if (!project.mergedId) return project;
    const message = 'The project was merged into another. Change that project, or undo the merge.';
    return reader.addError(column, 'merged_project', message);
  }

  private store({ row }: CellReader, { task, project, before }: Omit<PlannedTask, 'row'>): void {
    const known = this.planned.get(task.id);
    const old = known?.task ?? before;
    if (old) this.idsByTitle.get(taskTitleKey(old))?.delete(task.id);
    this.addTitle(task);
    this.planned.set(task.id, { before, task, project, row: known?.row ?? row.number });
  }

  private addTitle(task: Task): void {
    const key = taskTitleKey(task);
    this.idsByTitle.set(key, (this.idsByTitle.get(key) ?? new Set()).add(task.id));
  }
}
