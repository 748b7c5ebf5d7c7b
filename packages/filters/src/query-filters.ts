import { readFilterQuery, type Trashed } from '@trackway/application';
import { invalidFilter } from '@trackway/errors';
import { locateInQuery } from './locate';
import { type Filter, parseFilter, unknownField } from './parse-filter';
import type { SearchModel } from './search-field';

export interface QueryFilters {
  readonly filters: readonly Filter[];
  readonly trashed: Trashed;
}

/** Parses `filter[<field>]=<value>` of a query. Each means `equals`; commas separate several ids, numbers or options. */
export function parseQueryFilters(model: SearchModel, query: unknown): QueryFilters {
  const { members, trashed } = readFilterQuery(query);
  return { filters: members.map(([name, values]) => parseMember(model, name, values)), trashed };
}

function parseMember(model: SearchModel, name: string, given: readonly string[]): Filter {
  const field = model.fields.find((candidate) => candidate.name === name);
  if (!field) throw invalidFilter(name, 'field', unknownField(model, name));
  const hasCommas = !field.options && (field.valueType === 'text' || field.valueType === 'time');
  const texts = hasCommas ? given : given.flatMap((text) => text.split(','));
  const values = texts.map((text) => toJsonValue(field.valueType, text.trim()));
  const value = values.length === 1 ? (values[0] ?? null) : values;
  return parseFilter(model, { field: name, operator: 'equals', value }, locateInQuery(name));
}

function toJsonValue(type: string, text: string): string | number | boolean {
  if (type === 'integer' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
