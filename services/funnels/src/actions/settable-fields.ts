import { z } from 'zod';
import { integerId, longText, text, uuid } from '../shared/field-types';

const money = z.int().min(0);

/** The fields of a project that a rule may set, as PATCH projects/{project} takes them. Projects has the last word when it runs. */
export const settableFields = {
  name: text.min(1).max(255),
  description: longText,
  impact: z.int().min(0).max(100),
  status: z.int().min(1).max(4),
  budget: money,
  costs: z.strictObject({ planned: money, actual: money }).nullable(),
  customer_id: uuid.nullable(),
  contact_id: integerId.nullable(),
  parent_id: uuid.nullable(),
  form_id: integerId.nullable(),
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type SettableField = keyof typeof settableFields;

export const settableFieldNames = Object.keys(settableFields) as [SettableField, ...SettableField[]];
