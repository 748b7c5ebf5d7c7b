import { operatorsOf } from './operators';
import type { FieldSource, SearchField } from './search-field';

export function columnSource(name: string, nullable = false): FieldSource {
  return { kind: 'column', column: name, nullable };
}

export function foldedColumn(column: string) {
  return { column, foldedColumn: `${column}_search` };
}

/** `folded` if the table has a column `<name>_search` with the folded text. */
export function textField(
  name: string,
  {
    sortable = true,
    nullable = false,
    folded = false,
  }: { sortable?: boolean; nullable?: boolean; folded?: boolean } = {},
): SearchField {
  const source = { ...columnSource(name, nullable), ...(folded ? foldedColumn(name) : {}) };
  return {
    name,
    inputType: 'text',
    valueType: 'text',
    operators: operatorsOf.text,
    source,
    sortable,
    sortsTexts: true,
  };
}

export function numberField(name: string, nullable = false): SearchField {
  const operators = operatorsOf.number;
  const source = columnSource(name, nullable);
  return { name, inputType: 'number', valueType: 'integer', operators, source, sortable: true };
}

export function timeField(name: string, nullable = false): SearchField {
  const source = columnSource(name, nullable);
  return { name, inputType: 'date', valueType: 'time', operators: operatorsOf.time, source, sortable: true };
}

export function booleanField(name: string): SearchField {
  const operators = operatorsOf.boolean;
  return { name, inputType: 'boolean', valueType: 'boolean', operators, source: columnSource(name), sortable: false };
}

export function optionField(name: string, options: NonNullable<SearchField['options']>): SearchField {
  const valueType = options.every(({ value }) => typeof value === 'number') ? 'integer' : 'text';
  const source = columnSource(name);
  return { name, inputType: 'select', valueType, operators: operatorsOf.option, source, sortable: true, options };
}

export function relationField(name: string, source: FieldSource, options: Partial<SearchField> = {}): SearchField {
  const operators = operatorsOf.relation;
  return { name, inputType: 'relation', valueType: 'uuid', operators, source, sortable: false, ...options };
}
