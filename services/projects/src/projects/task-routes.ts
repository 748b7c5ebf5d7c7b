import {
  defineRoute,
  ifVersion,
  listingQuery,
  pageMetaSchema,
  type Reply,
  type Route,
  uuidParameter,
  versioned,
} from '@trackway/http';
import { z } from 'zod';
import { queryFields, readListing } from '../search/listing';
import type { ProjectsModule } from './projects-module';
import type { TaskWithAssignee } from './tasks/task';
import { createTaskBody, presentTask, taskSchema, toTaskFields, updateTaskBody } from './tasks/task-schemas';
import { taskModel } from './tasks/task-search-model';

const path = '/api/management/projects/:project/tasks';
const project = { project: uuidParameter('project') };
const common = { tag: 'Tasks', params: project, response: { task: taskSchema } } as const;
const one = { ...common, path: `${path}/:task`, params: { ...project, task: uuidParameter('task') } } as const;
const failures = ['project_model_not_found', 'task_model_not_found'] as const;

export function taskRoutes({ commands, queries }: ProjectsModule): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listTasks',
      summary: 'List the tasks of a project, newest first',
      scope: 'projects:read',
      query: listingQuery(queryFields(taskModel)),
      response: { meta: pageMetaSchema, tasks: z.array(taskSchema) },
      failures: ['project_model_not_found', 'validation_error'],
      handle: async ({ caller, params, query }) => {
        const listing = readListing(taskModel, query);
        const { meta, items } = await queries.listTasks(caller, params.project, listing);
        return { meta, tasks: items.map(presentTask) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createTask',
      idempotent: true,
      recover: async ({ caller, params }, id) => tagged(await queries.readTask(caller, params.project, id)),
      summary: 'Create a task of a project',
      scope: 'projects:write',
      body: createTaskBody,
      description: 'A project can have at most 5,000 tasks, besides deleted ones.',
      failures: ['project_model_not_found', 'user_model_not_found', 'merged_project', 'task_limit_reached'],
      handle: async ({ caller, params, body: { title, ...rest } }) =>
        tagged(await commands.createTask(caller, params.project, { ...toTaskFields(rest), title })),
    }),
    defineRoute({
      ...one,
      method: 'get',
      operationId: 'readTask',
      summary: 'Read a task',
      scope: 'projects:read',
      failures,
      handle: async ({ caller, params }) => tagged(await queries.readTask(caller, params.project, params.task)),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      operationId: 'updateTask',
      summary: 'Change fields of a task',
      scope: 'projects:write',
      body: updateTaskBody,
      failures: [...failures, 'user_model_not_found', 'merged_project', 'precondition_failed'],
      handle: async ({ caller, params, body, request }) => {
        const command = { projectId: params.project, id: params.task, ...ifVersion(request) };
        return tagged(await commands.updateTask(caller, { ...command, changes: toTaskFields(body) }));
      },
    }),
    defineRoute({
      ...one,
      method: 'delete',
      operationId: 'deleteTask',
      summary: 'Delete a task (soft delete)',
      scope: 'projects:write',
      failures: [...failures, 'merged_project', 'precondition_failed'],
      handle: async ({ caller, params, request }) => {
        const command = { projectId: params.project, id: params.task, ...ifVersion(request) };
        return tagged(await commands.deleteTask(caller, command));
      },
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${path}/:task/restore`,
      operationId: 'restoreTask',
      summary: 'Restore a deleted task',
      scope: 'projects:write',
      failures: [...failures, 'merged_project', 'task_limit_reached', 'precondition_failed'],
      handle: async ({ caller, params, request }) => {
        const command = { projectId: params.project, id: params.task, ...ifVersion(request) };
        return tagged(await commands.restoreTask(caller, command));
      },
    }),
  ];
}

function tagged(task: TaskWithAssignee): Reply {
  return versioned({ task: presentTask(task) }, task.version);
}
