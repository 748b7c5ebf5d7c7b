import {
  type FieldDeclaration,
  type FieldDeclarations,
  type Importable,
  propertyOf,
  type RecordOf,
} from '@trackway/contracts';
import { z } from 'zod';

/** The declarations of the fields that imports may set, by name. */
export function importableFields(fields: FieldDeclarations): [name: string, field: FieldDeclaration][] {
  return Object.entries(fields).filter(([, { writable, workbook }]) => writable && workbook === 'import');
}

/** Whether two states of a record have the same importable fields. */
export function isSameImportable<Fields extends FieldDeclarations>(
  fields: Fields,
  one: RecordOf<Fields>,
  other: RecordOf<Fields>,
): boolean {
  const [a, b] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  return importableFields(fields).every(([name]) => a?.[propertyOf(name)] === b?.[propertyOf(name)]);
}

/** The schema of the importable fields in a stored record. Fields that were added after it was stored may be absent. */
export function importableShape<Fields extends FieldDeclarations>(
  fields: Fields,
): { [Name in keyof RecordOf<Importable<Fields>>]: z.ZodType<RecordOf<Importable<Fields>>[Name]> } {
  const shape = importableFields(fields).map(([name, field]) => {
    const value = field.nullable ? storedSchema(field).nullable() : storedSchema(field);
    return [propertyOf(name), field.default === undefined ? value : value.optional()];
  });
  return Object.fromEntries(shape) as never;
}

function storedSchema({ type }: FieldDeclaration): z.ZodType {
  if (type === 'boolean') return z.boolean();
  const isNumber = ['number_id', 'number_reference', 'integer', 'money', 'option'].includes(type);
  return isNumber ? z.number() : z.string();
}
