import {
  type FieldDeclaration,
  type FieldDeclarations,
  type Importable,
  type ProjectRowType,
  propertyOf,
  type RecordOf,
} from '@trackway/contracts';
import { importableFields } from '../../fields/importable-fields';
import type { CellReader } from './cell-readers';

/** Values of a row. A field whose cell is empty or invalid is undefined and keeps its value. */
export type RowFields<Fields extends FieldDeclarations> = {
  readonly [Name in keyof RecordOf<Importable<Fields>>]?: RecordOf<Importable<Fields>>[Name] | undefined;
};

/**
 * Creates a function that reads the cells of a record apart from references, which are resolved later. Required fields may
 * be empty in updates.
 */
export function createFieldsReader<Fields extends FieldDeclarations>(entity: ProjectRowType, fields: Fields) {
  // Computed once, because the function is called for each row.
  const columns = importableFields(fields)
    .filter(([, { type }]) => type !== 'reference' && type !== 'number_reference')
    .map(([name, field]) => ({ key: `${entity}.${name}`, property: propertyOf(name), field }));
  return (reader: CellReader, { isNew }: { isNew: boolean }): RowFields<Fields> => {
    const values = columns.map(({ key, property, field }) => [
      property,
      field.required && isNew ? reader.required(key) : readCell(reader, key, field),
    ]);
    return Object.fromEntries(values);
  };
}

function readCell(
  reader: CellReader,
  key: string,
  field: FieldDeclaration,
): string | number | boolean | Date | undefined {
  switch (field.type) {
    case 'integer':
    case 'money':
      return reader.wholeNumber(key, field.minimum ?? 0, field.maximum ?? Number.MAX_SAFE_INTEGER);
    case 'option':
      return readOption(reader, key, field);
    case 'boolean':
      return reader.boolean(key);
    case 'time':
      return reader.time(key);
    case 'email':
      return reader.email(key);
    case 'text':
      return reader.longText(key, 65_536);
    default:
      return reader.text(key);
  }
}

/** An option by its number or its label. Case, spaces and hyphens of labels are ignored. */
function readOption(reader: CellReader, key: string, { options = [] }: FieldDeclaration): number | undefined {
  const text = reader.text(key);
  if (text === undefined) return undefined;
  const wanted = normalize(text);
  const option = options.find(({ value, label }) => String(value) === wanted || normalize(label) === wanted);
  if (option) return option.value;
  const known = options.map(({ label, value }) => `${value} (${label})`).join(', ');
  const field = key.slice(key.indexOf('.') + 1);
  return reader.addError(key, `unknown_${field}`, `Must be one of ${known}.`);
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '-');
}
