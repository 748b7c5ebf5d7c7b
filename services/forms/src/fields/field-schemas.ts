import { z } from 'zod';
import { longText, name, shortText, uuid } from '../shared/value-types';
import { fieldTypes } from './field-types';
import { type Visibility, visibilityOperators } from './visibility';

const LARGEST_FILE = 25 * 1024 * 1024;
const MOST_FIELDS = 500;
const MOST_OPTIONS = 500;

const length = z.int().min(0).max(65_536);
const bound = z.union([z.number(), z.string().max(64)], 'Must be a number, or a date or time as text.');
const choices = z.int().min(0).max(MOST_OPTIONS);

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
    max_bytes: z.int().min(1).max(LARGEST_FILE).optional(),
    mime_types: z
      .array(z.string().regex(/^[a-z]+\/([a-z0-9.+-]+|\*)$/, 'Must be a media type, such as image/png or image/*.'))
      .min(1)
      .max(50)
      .optional(),
  })
  .meta({ id: 'FieldRules', description: 'Which rules a type knows is told where one is refused.' });

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
    'Must be {field_id, operator, value}, or a list of such under all or any.',
  )
  .nullable();

/** A field as clients write it. */
const fieldBody = z
  .strictObject({
    id: uuid.optional().meta({ description: 'Of a field that the form has; left out for a new one' }),
    key: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,62}$/, 'Must begin with a letter and have small letters, digits and _ alone.')
      .nullable()
      .optional()
      .meta({ description: 'A name of your own, unique in the form, by which conditions may name the field' }),
    label: name,
    help: longText.nullable().optional(),
    type: z.enum(fieldTypes),
    required: z.boolean().optional(),
    options: z.array(option).max(MOST_OPTIONS).optional(),
    validation: rules.optional(),
    visible_when: visibility.optional(),
  })
  .meta({ id: 'WriteField' });

export const fieldsBody = z.array(fieldBody).max(MOST_FIELDS, `A form has ${MOST_FIELDS} fields at most.`);

/** A field as it is shown. */
export const fieldSchema = z
  .object({
    id: z.uuid().meta({ description: 'The edge that searches name; stable over the versions of the form' }),
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
