import { readFilterQuery, type Trashed } from '@trackway/application';
import { invalidSearch } from '@trackway/errors';
import type { SearchModel } from './search-field';
import { type Filter, readFilter, unknownField } from './search-request';

export interface QueryFilters {
  readonly filters: readonly Filter[];
  readonly trashed: Trashed;
}

/** Reads `filter[<field>]=value` of a GET listing: each means `equals`; a comma separates several ids, numbers or options. */
export function readQueryFilters(model: SearchModel, query: unknown): QueryFilters {
  const { members, trashed } = readFilterQuery(query);
  return { filters: members.map(([name, values]) => readMember(model, name, values)), trashed };
}

function readMember(model: SearchModel, name: string, given: readonly string[]): Filter {
  const field = model.fields.find((candidate) => candidate.name === name);
  if (!field) throw invalidSearch({ field: [unknownField(model, name)] });
  const texts =
    field.valueType === 'text' || field.valueType === 'time' ? given : given.flatMap((text) => text.split(','));
  const values = texts.map((text) => typed(field.valueType, text.trim()));
  return readFilter(model, {
    field: name,
    operator: 'equals',
    value: values.length === 1 ? (values[0] ?? null) : values,
  });
}

function typed(type: string, text: string): string | number | boolean {
  if (type === 'integer' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
