import { readPage } from '@trackway/application';
import { defineRoute, ifVersion, pageMetaSchema, Reply, type Route, uuidParameter, versioned } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { readPeriod } from '../shared/listing/period';
import { assistantSchema, createAssistantBody, presentAssistant, updateAssistantBody } from './assistant-schemas';
import { foresight, presentExplanation } from './preview/preview-schemas';
import { presentSimulation } from './preview/simulation-schemas';
import { NEVER_RAN } from './rules/rule';
import { readRuleFilter, ruleListingQuery } from './rules/rule-filter';
import { ruleRefusals, toChangedFields } from './rules/rule-schemas';
import type { CountedRule } from './rules/rule-store';

const step = uuidParameter('step');
const path = '/api/management/steps/:step/assistants';
const common = { tag: 'Assistants', response: { step_assistant: assistantSchema } } as const;
const one = {
  ...common,
  path: `${path}/:assistant`,
  params: { step, assistant: uuidParameter('step_assistant') },
} as const;
const ahead = foresight({
  ...one,
  name: 'StepAssistant',
  called: 'an assistant',
  missing: 'step_assistant_model_not_found',
});

/** Rules that sit on a step. Their logs are in `execution-log-routes.ts`. */
export function assistantRoutes({ commands, queries }: Application): Route[] {
  const kind = 'assistant';
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listStepAssistants',
      summary: 'The assistants of a step, newest first',
      scope: 'automations:read',
      params: { step },
      query: ruleListingQuery,
      response: { meta: pageMetaSchema, step_assistants: z.array(assistantSchema) },
      failures: ['step_model_not_found', 'validation_error'],
      handle: async ({ caller, params, query }) => {
        const filter = { ...readRuleFilter(query), trashed: 'without', kind, stepId: params.step } as const;
        const { meta, rules } = await queries.listRules(caller, filter, readPage(query));
        return { meta, step_assistants: rules.map(({ rule, counts }) => presentAssistant(rule, counts)) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createStepAssistant',
      consistent: true,
      summary: 'Let something happen by itself at a step',
      description: 'It acts on behalf of who writes it, with what they may do at the time that it runs.',
      scope: 'automations:write',
      idempotent: true,
      recover: async ({ caller, params }, id) =>
        assistantReply(await queries.readRule(caller, targetOf({ ...params, assistant: id }))),
      params: { step },
      body: createAssistantBody,
      failures: [...ruleRefusals],
      handle: async ({ caller, params, body }) => {
        const { description = '', active = true, conditions = [], ...rest } = body;
        const fields = { ...rest, description, active, conditions, funnelId: null };
        const rule = await commands.createRule(caller, { kind, stepId: params.step }, fields);
        return assistantReply({ rule, counts: NEVER_RAN });
      },
    }),
    defineRoute({
      ...one,
      method: 'get',
      operationId: 'readStepAssistant',
      summary: 'Read an assistant',
      scope: 'automations:read',
      failures: ['step_assistant_model_not_found'],
      handle: async ({ caller, params }) => assistantReply(await queries.readRule(caller, targetOf(params))),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      operationId: 'updateStepAssistant',
      consistent: true,
      summary: 'Change an assistant, or switch it on and off by active',
      scope: 'automations:write',
      body: updateAssistantBody,
      failures: ['step_assistant_model_not_found', ...ruleRefusals, 'precondition_failed'],
      handle: async ({ caller, params, body, request }) => {
        const target = { ...targetOf(params), ...ifVersion(request) };
        await commands.updateRule(caller, target, toChangedFields(body));
        return assistantReply(await queries.readRule(caller, targetOf(params)));
      },
    }),
    defineRoute({
      ...one,
      method: 'delete',
      operationId: 'deleteStepAssistant',
      summary: 'Delete an assistant',
      description: 'It stops firing at once. Its logs stay; it cannot be restored.',
      scope: 'automations:write',
      response: null,
      failures: ['step_assistant_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params, request }) => {
        await commands.deleteRule(caller, { ...targetOf(params), ...ifVersion(request) });
        return new Reply(null, { status: 204 });
      },
    }),
    defineRoute({
      ...one,
      ...ahead.rehearse,
      handle: async ({ caller, params, body }) =>
        presentExplanation(await queries.explainRule(caller, targetOf(params), body.project_id)),
    }),
    defineRoute({
      ...one,
      ...ahead.explain,
      handle: async ({ caller, params, query }) =>
        presentExplanation(await queries.explainRule(caller, targetOf(params), query.project_id)),
    }),
    defineRoute({
      ...one,
      ...ahead.simulate,
      handle: async ({ caller, params, body: { from, to } }) => {
        const period = readPeriod({ from, to }, 'from');
        return { simulation: presentSimulation(await queries.simulateRule(caller, targetOf(params), period)) };
      },
    }),
  ];
}

function targetOf({ step: stepId, assistant: id }: { step: string; assistant: string }) {
  return { kind: 'assistant', stepId, id } as const;
}

function assistantReply({ rule, counts }: CountedRule): Reply {
  return versioned({ step_assistant: presentAssistant(rule, counts) }, rule.version);
}
