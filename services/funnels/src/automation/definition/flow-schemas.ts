import { z } from 'zod';
import { actionName, conditionsSchema, effectSchemas } from '../../actions/action-schemas';
import { text } from '../../shared/field-types';
import { type AnyAction, MAX_ITEMS } from './flow-action';
import { waitEventSchema } from './trigger-schemas';

const MAX_ACTIONS = 20;
const MAX_DEPTH = 4;
const MAX_SECONDS = 366 * 24 * 60 * 60;

const seconds = z.int().min(1).max(MAX_SECONDS);

const projectDate = z.strictObject({
  field: text.max(64).meta({ description: 'A date of the project, by its name in the advanced search' }),
  arguments: z.array(z.unknown()).max(5).optional().meta({ description: 'As in a filter, such as the id of an edge' }),
  offset: z
    .int()
    .min(-MAX_SECONDS)
    .max(MAX_SECONDS)
    .optional()
    .meta({ description: 'Seconds after the date; negative ones are before it' }),
});

const waitAction = z
  .strictObject({
    type: z.literal('wait'),
    name: actionName,
    for: seconds.optional().meta({ description: 'Seconds, at most 366 days' }),
    until: projectDate.optional().meta({ description: 'A date of the project. A run without it fails' }),
    event: waitEventSchema.optional(),
    conditions: conditionsSchema.optional().meta({ description: 'Only of `event`: must be met when it happens' }),
    timeout: seconds
      .optional()
      .meta({ description: 'Required with `event`: seconds after which the wait ends without it' }),
  })
  .superRefine(({ event, timeout, conditions, ...others }, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const given = [others.for, others.until, event].filter((one) => one !== undefined);
    if (given.length !== 1) issue('for', 'A wait has exactly one of for, until and event.');
    if (event && timeout === undefined) issue('timeout', 'A wait for an event needs a timeout, in seconds.');
    if (!event && timeout !== undefined) issue('timeout', 'Only a wait for an event has a timeout.');
    if (!event && conditions !== undefined) issue('conditions', 'Only a wait for an event has conditions.');
  })
  .meta({ id: 'WaitAction', description: 'Waits for a time, until a date of the project, or for an event' });

const ifConditions = conditionsSchema.min(1).meta({
  description: 'As of a rule. `{variable, operator, value}` compares a variable instead of a field of the project',
});

const over = z.literal('children').or(z.strictObject({ search: conditionsSchema.min(1) }));

/** Each level has its own schema, so validation never recurses deeper than the limit. */
function actionOf(depth: number): z.ZodType<AnyAction> {
  if (depth === MAX_DEPTH) {
    return z.discriminatedUnion('type', [...effectSchemas, waitAction], { error: tooDeep }) as z.ZodType<AnyAction>;
  }
  const level = depth === 1 ? '' : `Level${depth}`;
  const inner = z
    .array(actionOf(depth + 1))
    .min(1)
    .max(MAX_ACTIONS);
  const ifAction = z
    .strictObject({
      type: z.literal('if'),
      name: actionName,
      conditions: ifConditions,
      // biome-ignore lint/suspicious/noThenProperty: the format of the API has this member; it is a list.
      then: inner.meta({ description: 'Executed if the conditions are met' }),
      else: inner.optional().meta({ description: 'Executed if the conditions are not met' }),
    })
    .meta({ id: `IfAction${level}` });
  const forEach = z
    .strictObject({
      type: z.literal('for_each'),
      name: actionName,
      over: over.meta({ description: 'The children of the project, or the projects that a search finds' }),
      limit: z
        .int()
        .min(1)
        .max(MAX_ITEMS)
        .optional()
        .meta({ description: `Projects at most; default: ${MAX_ITEMS}` }),
      actions: inner.meta({ description: 'Executed on each project' }),
    })
    .meta({ id: `ForEachAction${level}` });
  const union = z.discriminatedUnion('type', [...effectSchemas, waitAction, ifAction, forEach]);
  return union.meta({ id: `RuleAction${level}` }) as z.ZodType<AnyAction>;
}

const FLOW_TYPES: ReadonlySet<unknown> = new Set(['if', 'for_each']);

function tooDeep({ input }: { readonly input?: unknown }): string | undefined {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  return FLOW_TYPES.has(type) ? `Actions can be nested ${MAX_DEPTH} levels deep.` : undefined;
}

export const ruleActionSchema = actionOf(1);

export const actionsSchema = z.array(ruleActionSchema).min(1).max(MAX_ACTIONS);
