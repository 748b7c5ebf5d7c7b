/** Something to do for a project. */
export interface Task {
  readonly id: string;
  readonly projectId: string;
  readonly title: string;
  readonly done: boolean;
  readonly dueAt: Date | null;
  readonly assigneeId: string | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

export type TaskFields = Pick<Task, 'title' | 'done' | 'dueAt' | 'assigneeId'>;

/** A title within a project. */
export type TaskTitle = Pick<Task, 'projectId' | 'title'>;

/** Equal for the same title of the same project. */
export function taskTitleKey({ projectId, title }: TaskTitle): string {
  return `${projectId} ${title}`;
}

export interface TaskWithAssignee extends Task {
  readonly assignee: { readonly id: string; readonly name: string } | null;
}

/** Of a project, without deleted ones. Its tasks are copied and shown together. */
export const MAX_TASKS = 5_000;
export const TASK_LIMIT_REACHED = `A project can have at most ${MAX_TASKS} tasks. Delete one first.`;
