import { readPage } from '@trackway/application';
import {
  defineRoute,
  ifVersion,
  pageMetaSchema,
  pageQuery,
  type Reply,
  type Route,
  uuidParameter,
  versioned,
} from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../../application';
import { uuid } from '../../shared/field-types';
import { type Assignment, assignmentStatuses } from '../funnels/assignment';
import { assignmentSchema, presentAssignment, toChanges, updateAssignmentBody } from './assignment-schemas';

const funnel = uuidParameter('funnel');
const common = { tag: 'Funnels', response: { assignment: assignmentSchema } } as const;
const one = {
  ...common,
  path: '/api/management/funnels/:funnel/projects/:project',
  params: { funnel, project: uuidParameter('project') },
} as const;

const listQuery = pageQuery.extend({ step_id: uuid.optional(), status: z.enum(assignmentStatuses).optional() });

/** Assignments of projects to steps. `move-routes.ts` has the moves. */
export function assignmentRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path: '/api/management/funnels/:funnel/projects',
      operationId: 'listFunnelProjects',
      summary: 'List the projects in a funnel, longest in their step first',
      scope: 'funnels:read',
      params: { funnel },
      query: listQuery,
      response: { meta: pageMetaSchema, assignments: z.array(assignmentSchema) },
      failures: ['funnel_model_not_found'],
      handle: async ({ caller, params, query }) => {
        const { step_id: stepId, status } = query;
        const filter = { ...(stepId ? { stepId } : {}), ...(status ? { status } : {}) };
        const { meta, assignments } = await queries.listAssignments(caller, params.funnel, filter, readPage(query));
        return { meta, assignments: assignments.map(presentAssignment) };
      },
    }),
    defineRoute({
      ...one,
      method: 'get',
      operationId: 'readFunnelAssignment',
      summary: 'Read the step and status of a project in a funnel',
      scope: 'funnels:read',
      failures: ['assignment_model_not_found'],
      handle: async ({ caller, params }) =>
        assignmentReply(await queries.readAssignment(caller, params.funnel, params.project)),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      operationId: 'updateFunnelAssignment',
      summary: 'Change the status, forecast, tags or executors of a project in a funnel',
      description: 'Reopening needs a free place in the step. Lists replace the stored lists.',
      scope: 'funnels:write',
      body: updateAssignmentBody,
      failures: [
        'funnel_model_not_found',
        'assignment_model_not_found',
        'project_model_not_found',
        'user_model_not_found',
        'merged_project',
        'wip_limit_reached',
        'precondition_failed',
      ],
      handle: async ({ caller, params, body, request }) => {
        const place = { funnelId: params.funnel, projectId: params.project, ...ifVersion(request) };
        return assignmentReply(await commands.updateAssignment(caller, { ...place, changes: toChanges(body) }));
      },
    }),
    defineRoute({
      ...one,
      method: 'delete',
      operationId: 'leaveFunnel',
      summary: 'Remove a project from a funnel',
      scope: 'funnels:write',
      failures: [
        'funnel_model_not_found',
        'assignment_model_not_found',
        'project_model_not_found',
        'merged_project',
        'precondition_failed',
      ],
      handle: async ({ caller, params, request }) => {
        const place = { funnelId: params.funnel, projectId: params.project, ...ifVersion(request) };
        return assignmentReply(await commands.leaveFunnel(caller, place));
      },
    }),
  ];
}

export function assignmentReply(assignment: Assignment): Reply {
  return versioned({ assignment: presentAssignment(assignment) }, assignment.version);
}
