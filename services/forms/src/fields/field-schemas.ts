import { operators } from '@trackway/filters';
import { z } from 'zod';
import { longText, name, shortText, uuid } from '../shared/value-types';
import { fieldTypes } from './field-types';
import { MAX_LINES } from './group-values';
import { MAX_DECIMALS, MAX_EXPRESSION_LENGTH } from './parse-expression';
import type { Visibility } from './visibility';

const MAX_FILE_BYTES = 25 * 1024 * 1024;
const MAX_FIELDS = 500;
const MAX_OPTIONS = 500;

const length = z.int().min(0).max(65_536);
const bound = z.union([z.number(), z.string().max(64)], 'Must be a number, or a date or time as text.');
const choices = z.int().min(0).max(MAX_OPTIONS);
const items = z.int().min(0).max(MAX_LINES);

const rules = z
  .strictObject({
    min_length: length.optional(),
    max_length: length.optional(),
    min: bound.optional(),
    max: bound.optional(),
    integer: z.boolean().optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Must be a currency of ISO 4217, such as EUR.')
      .optional(),
    min_choices: choices.optional(),
    max_choices: choices.optional(),
    max_bytes: z.int().min(1).max(MAX_FILE_BYTES).optional(),
    mime_types: z
      .array(z.string().regex(/^[a-z]+\/([a-z0-9.+-]+|\*)$/, 'Must be a media type, such as image/png or image/*.'))
      .min(1)
      .max(50)
      .optional(),
    min_items: items.optional().meta({ description: 'Lines of a group' }),
    max_items: items
      .min(1)
      .optional()
      .meta({ description: `Lines of a group. Default: ${MAX_LINES}` }),
    decimals: z
      .int()
      .min(0)
      .max(MAX_DECIMALS)
      .optional()
      .meta({
        description: `Decimals of a calculated number. Default: ${MAX_DECIMALS}. With a currency, the result is in minor units`,
      }),
  })
  .meta({
    id: 'FieldRules',
    description: 'The supported rules depend on the type. The error for an unsupported rule lists them.',
  });

const option = z.strictObject({ value: name, label: name });

const condition = z.strictObject({
  field_id: z.string().min(1).max(64).meta({ description: 'Id of another field of the form, or its key' }),
  operator: z.enum(operators),
  value: z.union([shortText, z.number(), z.boolean()], 'Must be a text, a number, or true or false.').optional(),
});
const conditions = z.array(condition).min(1).max(20);
const visibility = z
  .union(
    [z.strictObject({ all: conditions }), z.strictObject({ any: conditions }), condition],
    'Must be {field_id, operator, value}, or {all: [...]} or {any: [...]} with a list of these.',
  )
  .nullable();

const expression = z.string().max(MAX_EXPRESSION_LENGTH).optional().meta({
  description:
    'Only for the type calculated. Fields by their keys, numbers, + - * / and parentheses, round(x, decimals), and sum, count, min, max or average of a column: sum(lines.quantity * lines.price). Amounts are in minor units.',
});

const fieldMembers = {
  id: uuid.optional().meta({ description: 'Id of an existing field. Omit it for a new field' }),
  key: z
    .string()
    .regex(
      /^[a-z][a-z0-9_]{0,62}$/,
      'Must start with a lower-case letter and contain only lower-case letters, digits and _.',
    )
    .nullable()
    .optional()
    .meta({ description: 'A name that you choose, unique in the form. Conditions can refer to it' }),
  label: name,
  help: longText.nullable().optional(),
  type: z.enum(fieldTypes),
  required: z.boolean().optional(),
  options: z.array(option).max(MAX_OPTIONS).optional(),
  validation: rules.optional(),
  visible_when: visibility.optional(),
  expression,
};

/** A field in a request. */
const fieldBody = z
  .strictObject({
    ...fieldMembers,
    fields: z
      .array(z.strictObject(fieldMembers).meta({ id: 'WriteGroupField' }))
      .max(MAX_FIELDS)
      .optional()
      .meta({ description: 'Only for the type group: the fields of each line' }),
    item_label: name
      .nullable()
      .optional()
      .meta({ description: 'Only for the type group: the name of a line, such as Item' }),
  })
  .meta({ id: 'WriteField' });

export const fieldsBody = z.array(fieldBody).max(MAX_FIELDS, `A form has at most ${MAX_FIELDS} fields.`);

const presentedMembers = {
  id: z.uuid().meta({ description: 'Used as edge in searches. The same in all versions of the form' }),
  key: z.string().nullable(),
  label: z.string(),
  help: z.string().nullable(),
  type: z.enum(fieldTypes),
  required: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  validation: rules,
  visible_when: z
    .custom<Visibility>()
    .nullable()
    .meta({ type: ['object', 'null'] }),
  expression: z.string().optional().meta({ description: 'Only of calculated fields' }),
};

/** A field in a response. */
export const fieldSchema = z
  .object({
    ...presentedMembers,
    fields: z
      .array(z.object(presentedMembers).meta({ id: 'GroupField' }))
      .optional()
      .meta({ description: 'Only of groups: the fields of each line' }),
    item_label: z.string().nullable().optional().meta({ description: 'Only of groups: the name of a line' }),
  })
  .meta({ id: 'FormField' });
