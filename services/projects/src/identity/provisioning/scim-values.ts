import { valueTypes } from '@trackway/application';
import { z } from 'zod';
import { ScimError } from '../scim/scim-error';

const MAX_TEXT = 255;

export const scimText = valueTypes.text.trim().max(MAX_TEXT);

/** Entra ID sends booleans as the texts `True` and `False`. */
export const booleanValue = z.preprocess((value) => {
  if (typeof value !== 'string' || !/^(true|false)$/i.test(value)) return value;
  return value.toLowerCase() === 'true';
}, z.boolean());

/** @throws ScimError `invalidValue` with the attribute and what is wrong */
export function readResource<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ScimError('invalidValue', `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'not valid'}`);
}

/** The attributes of a schema with the sub-attributes of complex ones. */
export function attributeNames(
  { shape }: z.ZodObject,
  complex: Readonly<Record<string, z.ZodObject>>,
): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.keys(shape).map((name) => [name, Object.keys(complex[name]?.shape ?? {})]));
}
