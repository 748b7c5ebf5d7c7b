import { inputSchema } from '@trackway/application';
import { type FieldDeclaration, projectFields } from '@trackway/contracts';
import { z } from 'zod';

const money = z.int().min(0);

type Declared = typeof projectFields;
type DeclaredSettable = {
  [Name in keyof Declared]: Declared[Name] extends { readonly settable: true } ? Name : never;
}[keyof Declared];

export type SettableField = DeclaredSettable | 'costs';

const declared = Object.entries<FieldDeclaration>(projectFields).filter(([, { settable }]) => settable);

const schemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(declared.map(([name, field]) => [name, inputSchema(field)])),
  costs: z.strictObject({ planned: money, actual: money }).nullable(),
};

/** The fields of a project that a rule may set, with the values that PATCH projects/{project} accepts. */
export const settableFields = schemas as Readonly<Record<SettableField, z.ZodType>>;

export const settableFieldNames = Object.keys(settableFields) as [SettableField, ...SettableField[]];
