import { omitUndefined, valueTypes } from '@trackway/application';
import { avatarUrl } from '@trackway/http';
import { z } from 'zod';
import type { TaskFields, TaskWithAssignee } from './task';

const { instant, name, nullableTimestamp, timestamp, uuid } = valueTypes;

const fields = {
  done: z.boolean().optional(),
  due_at: instant.nullable().optional(),
  assignee_id: uuid.nullable().optional(),
};

export const createTaskBody = z
  .strictObject({ title: name, ...fields })
  .meta({ id: 'CreateTask', example: { title: 'Call the customer', due_at: '2027-01-15T09:00:00Z' } });
export const updateTaskBody = z
  .strictObject({ title: name.optional(), ...fields })
  .meta({ id: 'UpdateTask', example: { done: true } });

const person = z.object({ id: z.uuid(), name: z.string(), avatar_url: z.string() });

/** A task as a member of a project. */
export const taskOfProjectSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  done: z.boolean(),
  due_at: nullableTimestamp,
  assignee: person.nullable(),
});

export const taskSchema = taskOfProjectSchema
  .extend({ project_id: z.uuid(), created_at: timestamp, updated_at: timestamp, deleted_at: nullableTimestamp })
  .meta({ id: 'Task' });

export function toTaskFields(body: z.infer<typeof updateTaskBody>): Partial<TaskFields> {
  const { title, done, due_at, assignee_id } = body;
  const dueAt = typeof due_at === 'string' ? new Date(due_at) : due_at;
  const named = { title, done, dueAt, assigneeId: assignee_id };
  return omitUndefined(named);
}

export function presentTaskOfProject(
  task: Pick<TaskWithAssignee, 'id' | 'title' | 'done' | 'dueAt' | 'assignee'>,
): z.infer<typeof taskOfProjectSchema> {
  return {
    id: task.id,
    title: task.title,
    done: task.done,
    due_at: task.dueAt?.toISOString() ?? null,
    assignee: task.assignee && { ...task.assignee, avatar_url: avatarUrl(task.assignee) },
  };
}

export function presentTask(task: TaskWithAssignee): z.infer<typeof taskSchema> {
  return {
    ...presentTaskOfProject(task),
    project_id: task.projectId,
    created_at: task.createdAt.toISOString(),
    updated_at: task.updatedAt.toISOString(),
    deleted_at: task.deletedAt?.toISOString() ?? null,
  };
}
