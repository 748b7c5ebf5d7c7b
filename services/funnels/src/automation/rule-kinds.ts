import { type PathParameter, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import { uuid } from '../shared/field-types';
import { assistantTriggerSchema, automationTriggerSchema } from './definition/trigger-schemas';
import type { Rule, RuleCounts, RuleFields, RuleKind } from './rules/rule';
import {
  changedFields,
  optionalFields,
  presentRule,
  requiredFields,
  ruleMembers,
  toChangedFields,
} from './rules/rule-schemas';

/** How the routes of assistants and of automations differ. */
export interface RuleKindRoutes<Create, Update> {
  readonly kind: RuleKind;
  readonly tag: string;
  /** Path of the list, and its parameters. */
  readonly path: string;
  readonly params: Readonly<Record<string, PathParameter>>;
  /** Path parameter of one rule, and the model that it names. */
  readonly parameter: string;
  readonly model: string;
  readonly schema: z.ZodType;
  readonly createBody: z.ZodType<Create>;
  readonly updateBody: z.ZodType<Update>;
  /** Used in operation ids, such as `readAutomation` and `listAutomations`. */
  readonly name: string;
  /** Used in summaries, such as "Read an automation". */
  readonly noun: string;
  readonly toFields: (body: Create) => RuleFields;
  readonly toChanges: (body: Update) => Partial<RuleFields>;
  readonly present: (rule: Rule, counts: RuleCounts) => Record<string, unknown>;
}

const createAssistantBody = z
  .strictObject({ ...requiredFields, ...optionalFields, trigger: assistantTriggerSchema })
  .meta({ id: 'CreateStepAssistant' });

const updateAssistantBody = z
  .strictObject({ ...changedFields, trigger: assistantTriggerSchema.optional() })
  .meta({ id: 'UpdateStepAssistant' });

const assistantSchema = z
  .object({ ...ruleMembers, step_id: z.uuid(), trigger: assistantTriggerSchema })
  .meta({ id: 'StepAssistant' });

export const assistants: RuleKindRoutes<z.infer<typeof createAssistantBody>, z.infer<typeof updateAssistantBody>> = {
  kind: 'assistant',
  tag: 'Assistants',
  path: '/api/management/steps/:step/assistants',
  params: { step: uuidParameter('step') },
  parameter: 'assistant',
  model: 'step_assistant',
  schema: assistantSchema,
  createBody: createAssistantBody,
  updateBody: updateAssistantBody,
  name: 'StepAssistant',
  noun: 'assistant',
  toFields: (body) => ({ ...withDefaults(body), funnelId: null }),
  toChanges: toChangedFields,
  present: (rule, counts) => ({ ...presentRule(rule, counts), step_id: rule.stepId }),
};

const scopeSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('frame') }),
    z.strictObject({ type: z.literal('funnel'), funnel_id: uuid }),
  ])
  .meta({ id: 'AutomationScope', description: 'All projects of the frame, or the projects in a funnel' });

const createAutomationBody = z
  .strictObject({
    ...requiredFields,
    ...optionalFields,
    trigger: automationTriggerSchema,
    scope: scopeSchema.optional(),
  })
  .meta({
    id: 'CreateAutomation',
    example: {
      name: 'High impact for large budgets',
      trigger: { type: 'event', event: 'project.updated', field: 'budget' },
      conditions: [{ field: 'budget', operator: 'greater_than', value: 10_000_000 }],
      actions: [{ type: 'set_field', field: 'impact', value: 90 }],
    },
  });

const updateAutomationBody = z
  .strictObject({ ...changedFields, trigger: automationTriggerSchema.optional(), scope: scopeSchema.optional() })
  .meta({ id: 'UpdateAutomation', example: { active: false } });

const automationSchema = z
  .object({ ...ruleMembers, trigger: automationTriggerSchema, scope: scopeSchema })
  .meta({ id: 'Automation' });

export const automations: RuleKindRoutes<z.infer<typeof createAutomationBody>, z.infer<typeof updateAutomationBody>> = {
  kind: 'automation',
  tag: 'Automations',
  path: '/api/management/automations',
  params: {},
  parameter: 'automation',
  model: 'automation',
  schema: automationSchema,
  createBody: createAutomationBody,
  updateBody: updateAutomationBody,
  name: 'Automation',
  noun: 'automation',
  toFields: ({ scope, ...body }) => ({ ...withDefaults(body), funnelId: funnelIdOf(scope) ?? null }),
  toChanges: ({ scope, ...body }) => toChangedFields({ ...body, funnelId: funnelIdOf(scope) }),
  present: (rule, counts) => {
    const scope = rule.funnelId ? { type: 'funnel', funnel_id: rule.funnelId } : { type: 'frame' };
    return { ...presentRule(rule, counts), scope };
  },
};

type Defaulted = Pick<RuleFields, 'description' | 'active' | 'conditions' | 'tests'>;

function withDefaults<
  Body extends { readonly [Field in keyof Defaulted]?: Defaulted[Field] | undefined } & {
    readonly skip_tests?: boolean | undefined;
  },
>({ description = '', active = true, conditions = [], tests = [], skip_tests: _, ...rest }: Body) {
  return { ...rest, description, active, conditions, tests };
}

/** Null for the whole frame, undefined if the request has no scope. */
function funnelIdOf(scope: z.infer<typeof scopeSchema> | undefined): string | null | undefined {
  if (scope === undefined) return undefined;
  return scope.type === 'funnel' ? scope.funnel_id : null;
}
