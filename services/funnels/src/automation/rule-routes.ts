import { readPage } from '@trackway/application';
import { defineRoute, ifVersion, pageMetaSchema, Reply, type Route, versioned } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { uuid } from '../shared/field-types';
import { readPeriod } from '../shared/listing/period';
import { explanationMembers, presentExplanation } from './preview/preview-schemas';
import { presentSimulation, simulateBody, simulationSchema } from './preview/simulation-schemas';
import { addressOf } from './rule-address';
import { assistants, automations, type RuleKindRoutes } from './rule-kinds';
import { NEVER_RAN } from './rules/rule';
import { readRuleFilter, ruleListingQuery } from './rules/rule-filter';
import { ruleFailures } from './rules/rule-schemas';
import type { RuleWithCounts } from './rules/rule-store';
import { versionRoutes } from './version-routes';

type Skippable = { readonly skip_tests?: boolean | undefined };

/** Routes of assistants, which belong to a step, and of automations. Their logs are in `run-routes.ts`. */
export function ruleRoutes(application: Application): Route[] {
  return [
    ...routesOf(application, assistants),
    ...versionRoutes(application, assistants),
    ...routesOf(application, automations),
    ...versionRoutes(application, automations),
  ];
}

function routesOf<Create extends Skippable, Update extends Skippable>(
  application: Application,
  rules: RuleKindRoutes<Create, Update>,
): Route[] {
  const { commands, queries } = application;
  const { kind, tag, path, params, model, schema, name, noun } = rules;
  const plural = { model: `${model}s`, noun: `${noun}s` };
  const { place, target, missing, one: address } = addressOf(rules);
  const reply = ({ rule, counts }: RuleWithCounts) => versioned({ [model]: rules.present(rule, counts) }, rule.version);
  const missingParents = kind === 'assistant' ? ['step_model_not_found'] : [];
  const missingScope = kind === 'automation' ? ['funnel_model_not_found'] : [];
  const many = { tag, path, params, response: { [model]: schema } } as const;
  const one = { ...many, ...address } as const;
  return [
    defineRoute({
      ...many,
      method: 'get',
      operationId: `list${name}s`,
      summary: `List ${plural.noun}${kind === 'assistant' ? ' of a step' : ''}, newest first`,
      scope: 'automations:read',
      query: ruleListingQuery,
      response: { meta: pageMetaSchema, [plural.model]: z.array(schema) },
      failures: [...missingParents, 'validation_error'],
      handle: async ({ caller, params: values, query }) => {
        const filter = { ...readRuleFilter(query), ...place(values) };
        const listed = kind === 'assistant' ? ({ ...filter, trashed: 'without' } as const) : filter;
        const { meta, rules: found } = await queries.listRules(caller, listed, readPage(query));
        return { meta, [plural.model]: found.map(({ rule, counts }) => rules.present(rule, counts)) };
      },
    }),
    defineRoute({
      ...many,
      method: 'post',
      operationId: `create${name}`,
      consistent: true,
      summary: `Create an ${noun}`,
      description: 'The rule acts on behalf of its author, with the scopes that the author has when it runs.',
      scope: 'automations:write',
      idempotent: true,
      recover: async ({ caller, params: values }, id) =>
        reply(await queries.readRule(caller, { ...place(values), id })),
      body: rules.createBody,
      failures: [...missingScope, ...ruleFailures],
      handle: async ({ caller, params: values, body }) => {
        const to = { ...place(values), skipTests: body.skip_tests === true };
        const rule = await commands.createRule(caller, to, rules.toFields(body));
        return reply({ rule, counts: NEVER_RAN });
      },
    }),
    defineRoute({
      ...one,
      method: 'get',
      operationId: `read${name}`,
      summary: `Read an ${noun}`,
      scope: 'automations:read',
      failures: [missing],
      handle: async ({ caller, params: values }) => reply(await queries.readRule(caller, target(values))),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      operationId: `update${name}`,
      consistent: true,
      summary: `Change an ${noun}; activate or deactivate it by \`active\``,
      scope: 'automations:write',
      body: rules.updateBody,
      failures: [missing, ...missingScope, ...ruleFailures, 'precondition_failed', 'conflict'],
      handle: async ({ caller, params: values, body, request }) => {
        const to = { ...target(values), ...ifVersion(request), skipTests: body.skip_tests === true };
        await commands.updateRule(caller, to, rules.toChanges(body));
        return reply(await queries.readRule(caller, target(values)));
      },
    }),
    defineRoute({
      ...one,
      method: 'delete',
      operationId: `delete${name}`,
      ...(kind === 'assistant'
        ? {
            summary: 'Delete an assistant',
            description: 'It stops immediately. Its logs remain. It cannot be restored.',
            response: null,
          }
        : {
            summary: 'Delete an automation; it can be restored',
            description: 'It stops immediately. Its runs remain.',
          }),
      scope: 'automations:write',
      failures: [missing, 'precondition_failed'],
      handle: async ({ caller, params: values, request }) => {
        const rule = await commands.deleteRule(caller, { ...target(values), ...ifVersion(request) });
        if (kind === 'assistant') return new Reply(null, { status: 204 });
        return reply({ rule, counts: await queries.countRuns(caller, rule.id) });
      },
    }),
    ...(kind === 'automation' ? [restoreRoute()] : []),
    ...previewRoutes(),
  ];

  function restoreRoute(): Route {
    return defineRoute({
      ...one,
      method: 'post',
      path: `${one.path}/restore`,
      operationId: `restore${name}`,
      summary: `Restore a deleted ${noun}`,
      scope: 'automations:write',
      failures: [missing, 'precondition_failed'],
      handle: async ({ caller, params: values, request }) => {
        const rule = await commands.restoreRule(caller, target(values).id, kind, ifVersion(request).ifVersion);
        return reply({ rule, counts: await queries.countRuns(caller, rule.id) });
      },
    });
  }

  function previewRoutes(): Route[] {
    const explained = {
      ...one,
      scope: 'automations:read',
      description:
        "Also needs projects:read and the read scope of the trigger's data; funnels:read for a rule of a step or funnel, or one that moves projects.",
      response: explanationMembers,
      failures: [missing, 'project_model_not_found'],
    } as const;
    return [
      defineRoute({
        ...explained,
        method: 'post',
        path: `${one.path}/dry-run`,
        operationId: `rehearse${name}`,
        summary: `Show what an ${noun} would do on a project, without doing it`,
        body: z.strictObject({ project_id: uuid }).meta({ id: 'RehearseRule' }),
        handle: async ({ caller, params: values, body }) =>
          presentExplanation(await queries.explainRule(caller, target(values), body.project_id)),
      }),
      defineRoute({
        ...explained,
        method: 'get',
        path: `${one.path}/explain`,
        operationId: `explain${name}`,
        summary: `Explain whether an ${noun} would act on a project now, and why`,
        query: z.looseObject({ project_id: uuid }),
        handle: async ({ caller, params: values, query }) =>
          presentExplanation(await queries.explainRule(caller, target(values), query.project_id)),
      }),
      defineRoute({
        ...one,
        scope: 'automations:read',
        method: 'post',
        path: `${one.path}/simulate`,
        operationId: `simulate${name}`,
        summary: `Simulate an ${noun} on the events of a period within the last 90 days`,
        description:
          "Uses the values that conditions read when the events happened, as if the rule had been active. Changes nothing. Also needs the read scope of the trigger's data, and projects:read for a rule with conditions.",
        body: simulateBody,
        response: { simulation: simulationSchema },
        failures: [missing],
        handle: async ({ caller, params: values, body: { from, to } }) => {
          const period = readPeriod({ from, to }, 'from');
          return { simulation: presentSimulation(await queries.simulateRule(caller, target(values), period)) };
        },
      }),
    ];
  }
}
