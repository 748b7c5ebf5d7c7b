import type { ProjectStores } from '../project/project-store';
import type { Task, TaskWithAssignee } from './task';

export interface TaskStore {
  /** Returns the tasks that exist, also deleted ones, in any order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly TaskWithAssignee[]>;
  /** The tasks of projects that are not deleted, oldest first. */
  ofProjects(frameId: string, projectIds: readonly string[]): Promise<readonly TaskWithAssignee[]>;
  insertMany(frameId: string, tasks: readonly Task[]): Promise<void>;
  /** Stores a task. The project must be locked. */
  update(frameId: string, task: Task): Promise<void>;
}

export interface TaskStores extends ProjectStores {
  readonly tasks: TaskStore;
}
