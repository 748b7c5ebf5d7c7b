import { readPage } from '@trackway/application';
import {
  defineRoute,
  ifVersion,
  integerParameter,
  pageMetaSchema,
  pageQuery,
  type Route,
  versioned,
} from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { testResultSchema } from './definition/test-schemas';
import { addressOf } from './rule-address';
import type { RuleKindRoutes } from './rule-kinds';
import { diffValues } from './rules/diff-values';
import { ruleFailures, skipTests } from './rules/rule-schemas';
import { presentDefinition, presentVersion, versionSchema, versionSummarySchema } from './rules/version-schemas';

const diffSchema = z
  .object({
    from: z.int().nullable().meta({ description: 'Null for the first version' }),
    to: z.int(),
    changes: z.array(
      z.object({
        path: z.string().meta({ description: 'Such as `actions.2.then.0.value`' }),
        before: z.unknown().optional().meta({ description: 'Absent if the value was added' }),
        after: z.unknown().optional().meta({ description: 'Absent if the value was removed' }),
      }),
    ),
  })
  .meta({ id: 'RuleVersionDiff' });

const restoreBody = z.strictObject(skipTests).meta({ id: 'RestoreRuleVersion' });

const diffQuery = z.looseObject({
  from: z.coerce.number().int().min(1).optional().meta({ description: 'Default: the version before' }),
});

/** Versions of rules, and their test cases. */
export function versionRoutes<Create, Update>(
  { commands, queries }: Application,
  rules: RuleKindRoutes<Create, Update>,
): Route[] {
  const { tag, name, noun, model } = rules;
  const { one, target, missing } = addressOf(rules);
  const ofOne = { ...one, tag, scope: 'automations:read', failures: [missing] } as const;
  const ofVersion = {
    ...ofOne,
    path: `${one.path}/versions/:version`,
    params: { ...one.params, version: integerParameter('rule_version') },
    failures: [missing, 'rule_version_model_not_found'],
  } as const;
  return [
    defineRoute({
      ...ofOne,
      method: 'get',
      path: `${one.path}/versions`,
      operationId: `list${name}Versions`,
      summary: `List the versions of an ${noun}, newest first`,
      description: 'Every change is a version, with its author. The newest 200 are retained.',
      query: pageQuery,
      response: { meta: pageMetaSchema, rule_versions: z.array(versionSummarySchema) },
      handle: async ({ caller, params, query }) => {
        const { meta, versions } = await queries.listVersions(caller, target(params), readPage(query));
        return { meta, rule_versions: versions.map(presentVersion) };
      },
    }),
    defineRoute({
      ...ofVersion,
      method: 'get',
      operationId: `read${name}Version`,
      summary: `Read a version of an ${noun}`,
      response: { rule_version: versionSchema },
      handle: async ({ caller, params }) => {
        const found = await queries.readVersion(caller, target(params), Number(params.version));
        return { rule_version: { ...presentVersion(found), definition: presentDefinition(found) } };
      },
    }),
    defineRoute({
      ...ofVersion,
      method: 'get',
      path: `${ofVersion.path}/diff`,
      operationId: `diff${name}Version`,
      summary: `Compare a version of an ${noun} with an earlier one`,
      query: diffQuery,
      response: { diff: diffSchema },
      handle: async ({ caller, params, query }) => {
        const pair = { from: query.from, to: Number(params.version) };
        const { from, to } = await queries.readVersionPair(caller, target(params), pair);
        const changes = diffValues(from ? presentDefinition(from) : {}, presentDefinition(to));
        return { diff: { from: from?.version ?? null, to: to.version, changes } };
      },
    }),
    defineRoute({
      ...ofVersion,
      method: 'post',
      path: `${ofVersion.path}/restore`,
      operationId: `restore${name}Version`,
      summary: `Change an ${noun} to the definition of an earlier version`,
      description:
        'A new version, checked like an update; its author becomes the owner. Whether the rule is active does not change.',
      scope: 'automations:write',
      consistent: true,
      body: restoreBody,
      response: { [model]: rules.schema },
      failures: [...ofVersion.failures, 'funnel_model_not_found', ...ruleFailures, 'precondition_failed'],
      handle: async ({ caller, params, body, request }) => {
        const place = { ...target(params), ...ifVersion(request) };
        await commands.restoreVersion(caller, place, Number(params.version), body.skip_tests === true);
        const { rule, counts } = await queries.readRule(caller, target(params));
        return versioned({ [model]: rules.present(rule, counts) }, rule.version);
      },
    }),
    defineRoute({
      ...ofOne,
      method: 'post',
      path: `${one.path}/test`,
      operationId: `test${name}`,
      summary: `Run the test cases of an ${noun}`,
      description: 'Evaluates the rule on the sample values of its cases. Changes nothing.',
      response: { passed: z.boolean(), tests: z.array(testResultSchema) },
      handle: async ({ caller, params }) => {
        const results = await queries.testRule(caller, target(params));
        return { passed: results.every(({ passed }) => passed), tests: results.map((result) => ({ ...result })) };
      },
    }),
  ];
}
