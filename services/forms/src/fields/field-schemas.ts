import { z } from 'zod';
import { longText, name, shortText, uuid } from '../shared/value-types';
import { fieldTypes } from './field-types';
import { type Visibility, visibilityOperators } from './visibility';

const MAX_FILE_BYTES = 25 * 1024 * 1024;
const MAX_FIELDS = 500;
const MAX_OPTIONS = 500;

const length = z.int().min(0).max(65_536);
const bound = z.union([z.number(), z.string().max(64)], 'Must be a number, or a date or time as text.');
const choices = z.int().min(0).max(MAX_OPTIONS);

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
  })
  .meta({
    id: 'FieldRules',
    description: 'The supported rules depend on the type. The error for an unsupported rule lists them.',
  });

const option = z.strictObject({ value: name, label: name });

const condition = z.strictObject({
  field_id: z.string().min(1).max(64).meta({ description: 'Id of another field of the form, or its key' }),
  operator: z.enum(visibilityOperators),
  value: z.union([shortText, z.number(), z.boolean()], 'Must be a text, a number, or true or false.').optional(),
});
const conditions = z.array(condition).min(1).max(20);
const visibility = z
  .union(
    [z.strictObject({ all: conditions }), z.strictObject({ any: conditions }), condition],
    'Must be {field_id, operator, value}, or {all: [...]} or {any: [...]} with a list of these.',
  )
  .nullable();

/** A field in a request. */
const fieldBody = z
  .strictObject({
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
  })
  .meta({ id: 'WriteField' });

export const fieldsBody = z.array(fieldBody).max(MAX_FIELDS, `A form has at most ${MAX_FIELDS} fields.`);

/** A field in a response. */
export const fieldSchema = z
  .object({
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
  })
  .meta({ id: 'FormField' });
