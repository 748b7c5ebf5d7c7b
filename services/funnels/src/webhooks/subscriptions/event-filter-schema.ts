import { operatorRules, operators, parseTimeRange } from '@trackway/filters';
import { z } from 'zod';
import { eventKinds, expandKinds, type WebhookKind } from '../events/event-kinds';

const MAX_FILTERS = 20;
const MAX_VALUES = 100;
const MAX_VALUE_LENGTH = 500;
const FIELD = /^(type|subject|source|data(\.[A-Za-z_]\w{0,63}){1,8})$/;

const single = z.union([z.string().max(MAX_VALUE_LENGTH), z.number(), z.boolean(), z.null()]);

const eventFilter = z
  .strictObject({
    field: z.string().regex(FIELD, 'Must be type, subject, source or a member of data, such as data.actor.kind.').meta({
      description:
        '`type`, `subject`, `source` or a member of `data`, such as `data.changes.field`. Lists match by any of their entries',
      example: 'data.details.step.id',
    }),
    operator: z.enum(operators).meta({ description: 'Operators of searches' }),
    value: z
      .union([single, z.array(single).max(MAX_VALUES)])
      .optional()
      .meta({ description: 'A text, a number, true or false, null, or a list for `equals` and `not_equals`' }),
  })
  .superRefine(({ operator, value }, context) => {
    const message = findValueError(operator, value);
    if (message) context.addIssue({ code: 'custom', path: ['value'], message });
  })
  .meta({ id: 'EventFilter', example: { field: 'data.changes.field', operator: 'equals', value: 'budget' } });

export const eventFilters = z
  .array(eventFilter)
  .max(MAX_FILTERS)
  .meta({
    description: `Only events that match all of these filters; at most ${MAX_FILTERS}`,
  });

/** Filters on members of `data` that no selected kind has, by index. Members below them can vary and are not checked. */
export function unknownFields(
  filters: readonly { readonly field: string }[],
  kinds: readonly (WebhookKind | '*')[],
): Readonly<Record<string, readonly string[]>> {
  const selected = expandKinds(kinds).map((kind) => eventKinds[kind]);
  const known = new Set(selected.flatMap(({ data }) => Object.keys(data.shape)));
  const errors = filters.flatMap(({ field }, index) => {
    const member = field.split('.')[1];
    if (member === undefined || known.has(member)) return [];
    const message = `No selected kind of event has data.${member}. Available: ${[...known].sort().join(', ')}.`;
    return [[`filters.${index}.field`, [message]] as const];
  });
  return Object.fromEntries(errors);
}

function findValueError(operator: keyof typeof operatorRules, value: unknown): string | undefined {
  const { arity } = operatorRules[operator];
  if (arity === 'none') return value === undefined ? undefined : 'This operator has no value.';
  if (value === undefined) return 'This operator needs a value.';
  if (arity === 'list') return undefined;
  if (Array.isArray(value)) return 'This operator compares with one value.';
  const isContaining = operator === 'contains' || operator === 'not_contains';
  if (isContaining) return typeof value === 'string' && value !== '' ? undefined : 'Must be a text.';
  const isComparable = typeof value === 'number' || (typeof value === 'string' && parseTimeRange(value) !== undefined);
  return isComparable ? undefined : 'Must be a number, a date or a time.';
}
