import type { ProjectStores } from '../project/project-store';
import type { Task, TaskTitle, TaskWithAssignee } from './task';

export interface TaskStore {
  /** Returns the tasks that exist, also deleted ones, in any order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly TaskWithAssignee[]>;
  /** The tasks of projects that are not deleted, oldest first. */
  ofProjects(frameId: string, projectIds: readonly string[]): Promise<readonly TaskWithAssignee[]>;
  /** The tasks that have one of the titles in its project and are not deleted. */
  withTitles(frameId: string, titles: readonly TaskTitle[]): Promise<readonly Task[]>;
  /** The number of tasks that are not deleted, by project. The projects must be locked. */
  countByProject(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  insertMany(frameId: string, tasks: readonly Task[]): Promise<void>;
  /** Inserts the tasks whose id is free, and returns their ids. The projects must be locked. */
  insertFree(frameId: string, tasks: readonly Task[]): Promise<ReadonlySet<string>>;
  /** Stores a task. The project must be locked. */
  update(frameId: string, task: Task): Promise<void>;
  /** Stores tasks. The projects must be locked. */
  updateMany(frameId: string, tasks: readonly Task[]): Promise<void>;
}

export interface TaskStores extends ProjectStores {
  readonly tasks: TaskStore;
}
