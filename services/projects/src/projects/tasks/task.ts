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

export interface TaskWithAssignee extends Task {
  readonly assignee: { readonly id: string; readonly name: string } | null;
}
