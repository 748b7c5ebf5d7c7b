import { readPage } from '@trackway/application';
import {
  defineRoute,
  ifVersion,
  pageMetaSchema,
  type Reply,
  type Route,
  uuidParameter,
  versioned,
} from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { readPeriod } from '../shared/listing/period';
import {
  automationSchema,
  createAutomationBody,
  funnelOf,
  presentAutomation,
  updateAutomationBody,
} from './automation-schemas';
import { foresight, presentExplanation } from './preview/preview-schemas';
import { presentSimulation } from './preview/simulation-schemas';
import { NEVER_RAN } from './rules/rule';
import { readRuleFilter, ruleListingQuery } from './rules/rule-filter';
import { ruleRefusals, toChangedFields } from './rules/rule-schemas';
import type { CountedRule } from './rules/rule-store';

const kind = 'automation';
const path = '/api/management/automations';
const common = { tag: 'Automations', response: { automation: automationSchema } } as const;
const one = { ...common, path: `${path}/:automation`, params: { automation: uuidParameter('automation') } } as const;
const ahead = foresight({ ...one, name: 'Automation', called: 'an automation', missing: 'automation_model_not_found' });

/** Rules over the frame or a funnel. Their runs are in `execution-log-routes.ts`. */
export function automationRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listAutomations',
      summary: 'List automations, newest first',
      scope: 'automations:read',
      query: ruleListingQuery,
      response: { meta: pageMetaSchema, automations: z.array(automationSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, rules } = await queries.listRules(caller, { ...readRuleFilter(query), kind }, readPage(query));
        return { meta, automations: rules.map(({ rule, counts }) => presentAutomation(rule, counts)) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createAutomation',
      consistent: true,
      summary: 'Create an automation',
      description: 'It acts on behalf of who writes it, with what they may do at the time that it runs.',
      scope: 'automations:write',
      idempotent: true,
      recover: async ({ caller }, id) => automationReply(await queries.readRule(caller, targetOf({ automation: id }))),
      body: createAutomationBody,
      failures: ['funnel_model_not_found', ...ruleRefusals],
      handle: async ({ caller, body }) => {
        const { description = '', active = true, conditions = [], scope, ...rest } = body;
        const fields = { ...rest, description, active, conditions, funnelId: funnelOf(scope) ?? null };
        return automationReply({ rule: await commands.createRule(caller, { kind }, fields), counts: NEVER_RAN });
      },
    }),
    defineRoute({
      ...one,
      method: 'get',
      operationId: 'readAutomation',
      summary: 'Read an automation',
      scope: 'automations:read',
      failures: ['automation_model_not_found'],
      handle: async ({ caller, params }) => automationReply(await queries.readRule(caller, targetOf(params))),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      operationId: 'updateAutomation',
      consistent: true,
      summary: 'Change an automation, or switch it on and off by active',
      scope: 'automations:write',
      body: updateAutomationBody,
      failures: ['automation_model_not_found', 'funnel_model_not_found', ...ruleRefusals, 'precondition_failed'],
      handle: async ({ caller, params, body: { scope, ...body }, request }) => {
        const target = { ...targetOf(params), ...ifVersion(request) };
        await commands.updateRule(caller, target, toChangedFields({ ...body, funnelId: funnelOf(scope) }));
        return automationReply(await queries.readRule(caller, targetOf(params)));
      },
    }),
    defineRoute({
      ...one,
      method: 'delete',
      operationId: 'deleteAutomation',
      summary: 'Delete an automation softly',
      description: 'It stops firing at once. Its runs stay.',
      scope: 'automations:write',
      failures: ['automation_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params, request }) => {
        const rule = await commands.deleteRule(caller, { ...targetOf(params), ...ifVersion(request) });
        return automationReply({ rule, counts: await queries.countRuns(caller, rule.id) });
      },
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${one.path}/restore`,
      operationId: 'restoreAutomation',
      summary: 'Bring a deleted automation back',
      scope: 'automations:write',
      failures: ['automation_model_not_found'],
      handle: async ({ caller, params }) => {
        const rule = await commands.restoreRule(caller, params.automation);
        return automationReply({ rule, counts: await queries.countRuns(caller, rule.id) });
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

function targetOf({ automation: id }: { automation: string }) {
  return { kind, id } as const;
}

function automationReply({ rule, counts }: CountedRule): Reply {
  return versioned({ automation: presentAutomation(rule, counts) }, rule.version);
}
