import { FakeTable } from '@trackway/simulation';
import type { FakeUserStore } from '../../identity/users/fake-user-store';
import { type Task, type TaskTitle, type TaskWithAssignee, taskTitleKey } from './task';
import type { TaskStore } from './task-store';

export class FakeTaskStore implements TaskStore {
  readonly rows = new FakeTable<Task>(({ id }) => id);

  constructor(private readonly users: FakeUserStore) {}

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly TaskWithAssignee[]> {
    return this.select(frameId, ({ id }) => ids.includes(id));
  }

  async ofProjects(frameId: string, projectIds: readonly string[]): Promise<readonly TaskWithAssignee[]> {
    return this.select(frameId, ({ projectId, deletedAt }) => projectIds.includes(projectId) && deletedAt === null);
  }

  async withTitles(frameId: string, titles: readonly TaskTitle[]): Promise<readonly Task[]> {
    const keys = new Set(titles.map(taskTitleKey));
    return this.select(frameId, (task) => keys.has(taskTitleKey(task)) && task.deletedAt === null);
  }

  async countByProject(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = Map.groupBy(await this.ofProjects(frameId, projectIds), ({ projectId }) => projectId);
    return new Map([...found].map(([projectId, tasks]) => [projectId, tasks.length]));
  }

  async insertMany(frameId: string, tasks: readonly Task[]): Promise<void> {
    for (const task of tasks) this.rows.put(frameId, task);
  }

  async insertFree(frameId: string, tasks: readonly Task[]): Promise<ReadonlySet<string>> {
    const free = tasks.filter(({ id }) => !this.rows.find(frameId, id));
    await this.insertMany(frameId, free);
    return new Set(free.map(({ id }) => id));
  }

  async update(frameId: string, task: Task): Promise<void> {
    this.rows.change(frameId, task.id, ownFields(task));
  }

  async updateMany(frameId: string, tasks: readonly Task[]): Promise<void> {
    for (const task of tasks) await this.update(frameId, task);
  }

  /** Oldest first. */
  private select(frameId: string, isChosen: (task: Task) => boolean): TaskWithAssignee[] {
    return this.rows
      .of(frameId)
      .filter(isChosen)
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id > other.id ? 1 : -1))
      .map((task) => {
        const user = task.assigneeId === null ? undefined : this.users.rows.find(frameId, task.assigneeId);
        return { ...task, assignee: user ? { id: user.id, name: user.name } : null };
      });
  }
}

/** Without the assignee, which a task that was read has. */
function ownFields({ title, done, dueAt, assigneeId, version, updatedAt, deletedAt }: Task): Partial<Task> {
  return { title, done, dueAt, assigneeId, version, updatedAt, deletedAt };
}
