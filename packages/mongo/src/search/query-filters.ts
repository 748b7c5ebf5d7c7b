import { readFilterQuery, type Trashed } from '@trackway/application';
import { invalidSearch } from '@trackway/errors';
import { isUuid } from '@trackway/runtime';
import type { SearchField, SearchModel } from './search-field';

type Value = string | number | boolean;

/** Conditions on documents. The caller adds the frame. */
export type Conditions = Readonly<Record<string, { readonly $in: readonly Value[] } | { readonly $ne: null } | null>>;

/**
 * Parses `filter[<field>]=value` of a listing. Each filter means `equals`, and commas separate several ids, numbers or options.
 * Without `filter[trashed]`, deleted documents are omitted.
 */
export function readQueryFilters(model: SearchModel, query: unknown): Conditions {
  const { members, trashed } = readFilterQuery(query);
  const conditions: Record<string, Conditions[string]> = model.trashable ? trashedCondition(trashed) : {};
  for (const [name, texts] of members) {
    const field = model.fields.find((candidate) => candidate.name === name);
    if (!field) throw invalidSearch({ field: [unknownField(model, name)] });
    conditions[field.path] = { $in: readValues(field, texts) };
  }
  return conditions;
}

function trashedCondition(trashed: Trashed): Record<string, Conditions[string]> {
  if (trashed === 'with') return {};
  return { deleted_at: trashed === 'only' ? { $ne: null } : null };
}

function readValues(field: SearchField, given: readonly string[]): Value[] {
  const several = field.valueType === 'text' && !field.options ? given : given.flatMap((text) => text.split(','));
  const values = several.map((text) => readValue(field, text.trim()));
  if (values.some((value) => value === undefined)) {
    const known = field.options?.map(({ value }) => String(value)).join(', ');
    throw invalidSearch({ value: [`${field.name} must be ${known ? `one of: ${known}` : expectedValue(field)}.`] });
  }
  return values.filter((value) => value !== undefined);
}

function readValue({ valueType, options }: SearchField, text: string): Value | undefined {
  if (options && valueType === 'text') return options.some(({ value }) => value === text) ? text : undefined;
  if (valueType === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
  if (valueType === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (valueType === 'uuid') return isUuid(text) ? text.toLowerCase() : undefined;
  return text;
}

function expectedValue({ valueType }: SearchField): string {
  if (valueType === 'integer') return 'a whole number';
  return valueType === 'uuid' ? 'a UUID' : 'true or false';
}

function unknownField(model: SearchModel, name: string): string {
  const known = [...model.fields.map((field) => field.name), 'trashed'].join(', ');
  return `There is no filter ${name} for ${model.name}. Available: ${known}.`;
}
