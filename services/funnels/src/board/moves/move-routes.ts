import { defineRoute, ifVersion, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../../application';
import { assignmentReply } from '../assignments/assignment-routes';
import { assignmentSchema, blockerSchema, enterBody, moveBody } from '../assignments/assignment-schemas';

const path = '/api/management/funnels/:funnel/projects/:project';
const common = {
  method: 'post',
  tag: 'Funnels',
  params: { funnel: uuidParameter('funnel'), project: uuidParameter('project') },
} as const;

const notThere = [
  'funnel_model_not_found',
  'project_model_not_found',
  'step_model_not_found',
  'step_attachment_model_not_found',
];
const refused = [
  'merged_project',
  'step_not_reachable',
  'wip_limit_reached',
  'required_viewing_missing',
  'required_answers_missing',
  'conflict',
];

/** Entering, moving, and the preview of both. */
export function moveRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      path,
      operationId: 'enterFunnel',
      summary: 'Move a project into a funnel',
      description: 'By default, to the first step. The same rules apply as for moves.',
      scope: 'funnels:write',
      body: enterBody,
      response: { assignment: assignmentSchema },
      failures: [...notThere, ...refused],
      handle: async ({ caller, params, body: { step_id: stepId, ...body } }) => {
        const place = { funnelId: params.funnel, projectId: params.project, ...(stepId ? { stepId } : {}) };
        return assignmentReply(await commands.enterFunnel(caller, { ...place, ...broughtBy(body) }));
      },
    }),
    defineRoute({
      ...common,
      path: `${path}/move`,
      operationId: 'moveProject',
      summary: 'Move a project to another step',
      description: 'Of several concurrent moves of a project, one succeeds. The others fail with 409.',
      scope: 'funnels:write',
      body: moveBody,
      response: { assignment: assignmentSchema },
      failures: [...notThere, 'assignment_model_not_found', 'assignment_closed', ...refused, 'precondition_failed'],
      handle: async ({ caller, params, body, request }) => {
        return assignmentReply(
          await commands.moveProject(caller, { ...moveRequestOf(params, body), ...ifVersion(request) }),
        );
      },
    }),
    defineRoute({
      ...common,
      path: `${path}/move/preview`,
      operationId: 'previewMove',
      summary: 'Preview a move or an entry: what prevents it',
      scope: 'funnels:read',
      body: moveBody,
      response: { allowed: z.boolean(), blockers: z.array(blockerSchema) },
      failures: notThere,
      handle: async ({ caller, params, body }) => {
        const blockers = await queries.previewMove(caller, moveRequestOf(params, body));
        return { allowed: blockers.length === 0, blockers: [...blockers] };
      },
    }),
  ];
}

function moveRequestOf(params: { funnel: string; project: string }, body: z.infer<typeof moveBody>) {
  return { funnelId: params.funnel, projectId: params.project, stepId: body.step_id, ...broughtBy(body) };
}

function broughtBy({ viewed_attachments: viewed = [], answers = [] }: Omit<z.infer<typeof moveBody>, 'step_id'>) {
  return { viewed, answers: answers.map(({ field_id: fieldId, value }) => ({ fieldId, value })) };
}
