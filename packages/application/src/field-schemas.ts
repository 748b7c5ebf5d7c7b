import type { FieldDeclaration, FieldDeclarations, JsonOf, Writable } from '@trackway/contracts';
import { z } from 'zod';
import {
  email,
  filledText,
  integerId,
  longText,
  name,
  nullableTimestamp,
  shortText,
  timestamp,
  uuid,
} from './value-types';

/** The schema of a value that a request sets. */
export function inputSchema(field: FieldDeclaration): z.ZodType {
  const schema = inputOf(field);
  return field.nullable ? schema.nullable() : schema;
}

function inputOf({ type, minimum, maximum, options = [] }: FieldDeclaration): z.ZodType {
  switch (type) {
    case 'uuid':
    case 'reference':
      return uuid;
    case 'number_id':
    case 'number_reference':
      return integerId;
    case 'name':
      return name;
    case 'line':
      return shortText;
    case 'filled_line':
      return filledText;
    case 'email':
      return email;
    case 'text':
      return longText;
    case 'integer':
      return z
        .int()
        .min(minimum ?? Number.MIN_SAFE_INTEGER)
        .max(maximum ?? Number.MAX_SAFE_INTEGER);
    case 'money':
      return z.int({ error: explainMoney }).min(0).meta({ description: 'Minor units' });
    case 'option':
      return z
        .union(
          options.flatMap(({ value, label }) => [z.literal(value), z.literal(label)]),
          `Must be ${listOf(options.map(({ value, label }) => `${value} (${label})`))}.`,
        )
        .transform((given) => options.find(({ value, label }) => given === value || given === label)?.value ?? given)
        .meta({ description: `By number or name: ${optionNames(options)}` });
    case 'boolean':
      return z.boolean();
    case 'time':
      return timestamp;
  }
}

/** Undefined leaves the message to `parseInput`. */
function explainMoney({ input }: z.core.$ZodRawIssue): string | undefined {
  return typeof input === 'number' && !Number.isInteger(input)
    ? `Must be a whole number of minor units, such as ${Math.round(input * 100)} for ${input}.`
    : undefined;
}

function optionNames(options: NonNullable<FieldDeclaration['options']>): string {
  return options.map(({ value, label }) => `${value} ${label}`).join(', ');
}

function listOf(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join('');
}

/** The members of a body that may set the writable fields. Required fields are optional too if `isPartial`. */
export function inputShape<Fields extends FieldDeclarations>(
  fields: Fields,
): { [Name in keyof Writable<Fields>]: z.ZodOptional<z.ZodType<JsonOf<Fields>[Name & keyof Fields]>> } {
  const writable = Object.entries(fields).filter(([, field]) => field.writable);
  const shape = writable.map(([key, field]) => [key, inputSchema(field).optional()]);
  return Object.fromEntries(shape);
}

/** The members of a response with all fields. */
export function responseShape<Fields extends FieldDeclarations>(
  fields: Fields,
): { [Name in keyof Fields]: z.ZodType<JsonOf<Fields>[Name]> } {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, responseSchema(field)])) as never;
}

function responseSchema(field: FieldDeclaration): z.ZodType {
  const { type, nullable } = field;
  if (type === 'time') return nullable ? nullableTimestamp : timestamp;
  const schema = responseOf(field);
  return nullable ? schema.nullable() : schema;
}

function responseOf({ type, options = [] }: FieldDeclaration): z.ZodType {
  switch (type) {
    case 'uuid':
    case 'reference':
      return z.uuid();
    case 'number_id':
    case 'number_reference':
      return integerId;
    case 'integer':
      return z.int();
    case 'option':
      return z.int().meta({ description: optionNames(options) });
    case 'money':
      return z.int().meta({ description: 'Minor units' });
    case 'boolean':
      return z.boolean();
    default:
      return z.string();
  }
}
