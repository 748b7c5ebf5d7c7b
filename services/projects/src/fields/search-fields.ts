import type { FieldDeclaration, FieldDeclarations } from '@trackway/contracts';
import {
  booleanField,
  columnSource,
  numberField,
  optionField,
  relationField,
  type SearchField,
  type SortedBy,
  textField,
  timeField,
} from '@trackway/filters';

/** The search fields of the fields that declare `search`, in the order of their declarations. */
export function searchFieldsOf(fields: FieldDeclarations): SearchField[] {
  return Object.entries(fields).flatMap(([name, field]) => (field.search ? [searchFieldOf(name, field)] : []));
}

function searchFieldOf(column: string, field: FieldDeclaration): SearchField {
  const { type, nullable = false, options = [], search = {} } = field;
  switch (type) {
    case 'uuid':
    case 'number_id':
    case 'reference':
    case 'number_reference':
      return referenceField(column, field);
    case 'integer':
    case 'money':
      return numberField(column, nullable);
    case 'option':
      return optionField(
        column,
        options.map(({ label, value }) => ({ label, value })),
      );
    case 'boolean':
      return booleanField(column);
    case 'time':
      return timeField(column, nullable);
    default:
      return textField(column, { nullable, sortable: search.sortable ?? true, folded: search.folded ?? false });
  }
}

function referenceField(column: string, { type, nullable = false, search = {} }: FieldDeclaration): SearchField {
  const { name = column, hydrate, sortedByNameIn: table } = search;
  return relationField(name, columnSource(column, nullable), {
    valueType: type === 'number_id' || type === 'number_reference' ? 'integer' : 'uuid',
    ...(hydrate === undefined ? {} : { hydrate }),
    ...(table === undefined ? {} : { sortable: true, sortsTexts: true, sortedBy: nameIn(table, column) }),
  });
}

function nameIn(table: string, of: string): SortedBy {
  return { table, key: 'id', of, column: 'name' };
}

/** Adds fields after the one with the name. */
export function insertAfter(
  fields: readonly SearchField[],
  name: string,
  ...others: readonly SearchField[]
): SearchField[] {
  const index = fields.findIndex((field) => field.name === name) + 1;
  return [...fields.slice(0, index), ...others, ...fields.slice(index)];
}
