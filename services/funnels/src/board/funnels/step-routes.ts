import { notFound } from '@trackway/errors';
import { defineRoute, ifVersion, type Reply, type Route, uuidParameter, versioned } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../../application';
import { uuid } from '../../shared/field-types';
import { reorderSteps } from './change-steps';
import type { Funnel } from './funnel';
import { funnelSchema, presentFunnel } from './funnel-schemas';
import {
  addStepBody,
  orderStepsBody,
  presentSteps,
  stepSchema,
  toStepFields,
  toStepOrder,
  updateStepBody,
} from './step-schemas';

const ofFunnel = { params: { funnel: uuidParameter('funnel') }, tag: 'Funnels' } as const;
const ofStep = {
  path: '/api/management/steps/:step',
  params: { step: uuidParameter('step') },
  tag: 'Funnels',
} as const;
const response = { step: stepSchema };

/** Steps have no version of their own: ETag and If-Match refer to the funnel's version. */
export function stepRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      ...ofFunnel,
      method: 'post',
      path: '/api/management/funnels/:funnel/steps',
      operationId: 'addFunnelStep',
      idempotent: true,
      recover: async ({ caller }, id) => stepReply(await queries.readFunnelOfStep(caller, id), id),
      summary: 'Add a step to a funnel',
      scope: 'funnels:write',
      body: addStepBody,
      response,
      failures: ['funnel_model_not_found', 'form_model_not_found', 'too_many_steps', 'precondition_failed'],
      handle: async ({ caller, params, body: { position, name, ...rules }, request }) => {
        const target = { funnelId: params.funnel, ...ifVersion(request) };
        const { funnel, stepId } = await commands.addStep(caller, target, { name, ...toStepFields(rules) }, position);
        return stepReply(funnel, stepId);
      },
    }),
    defineRoute({
      ...ofFunnel,
      method: 'put',
      path: '/api/management/funnels/:funnel/steps/order',
      operationId: 'orderFunnelSteps',
      summary: 'Reorder the steps of a funnel',
      description: 'Send all step ids in their new order, or one step and the one that it is placed before or after.',
      scope: 'funnels:write',
      body: orderStepsBody,
      response: { funnel: funnelSchema },
      failures: ['funnel_model_not_found', 'step_model_not_found', 'conflict', 'precondition_failed'],
      handle: async ({ caller, params, body, request }) => {
        const target = { funnelId: params.funnel, ...ifVersion(request) };
        const funnel = await commands.changeFunnel(caller, target, reorderSteps(toStepOrder(body)));
        return versioned({ funnel: presentFunnel(caller.frameId, funnel) }, funnel.version);
      },
    }),
    defineRoute({
      ...ofStep,
      method: 'get',
      operationId: 'readFunnelStep',
      summary: 'Read a step',
      scope: 'funnels:read',
      response,
      failures: ['step_model_not_found'],
      handle: async ({ caller, params: { step } }) => stepReply(await queries.readFunnelOfStep(caller, step), step),
    }),
    defineRoute({
      ...ofStep,
      method: 'patch',
      operationId: 'updateFunnelStep',
      summary: 'Change fields of a step',
      scope: 'funnels:write',
      body: updateStepBody,
      response,
      failures: ['step_model_not_found', 'form_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { step }, body: { name, ...rules }, request }) => {
        const target = { stepId: step, ...ifVersion(request) };
        const changes = { ...(name === undefined ? {} : { name }), ...toStepFields(rules) };
        return stepReply(await commands.updateStep(caller, target, changes), step);
      },
    }),
    defineRoute({
      ...ofStep,
      method: 'delete',
      operationId: 'deleteFunnelStep',
      summary: 'Delete a step',
      description:
        'Responds with the funnel without the step. Move open and paused projects to another step first. Projects that are won or ' +
        'lost in the step are moved to the step in `move_to`.',
      scope: 'funnels:write',
      query: z.looseObject({ move_to: uuid.optional() }),
      response: { funnel: funnelSchema },
      failures: ['step_model_not_found', 'step_not_empty', 'precondition_failed'],
      handle: async ({ caller, params: { step }, query: { move_to: moveTo }, request }) => {
        const command = { stepId: step, ...(moveTo ? { moveTo } : {}), ...ifVersion(request) };
        const funnel = await commands.deleteStep(caller, command);
        return versioned({ funnel: presentFunnel(caller.frameId, funnel) }, funnel.version);
      },
    }),
  ];
}

function stepReply(funnel: Funnel, stepId: string): Reply {
  const step = presentSteps(funnel).find(({ id }) => id === stepId);
  if (!step) throw notFound('step');
  return versioned({ step }, funnel.version);
}
