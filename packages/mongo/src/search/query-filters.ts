import { invalidInput, invalidSearch } from '@trackway/errors';
import { isUuid } from '@trackway/runtime';
import type { SearchField, SearchModel } from './search-field';

type Value = string | number | boolean;

/** Conditions on documents, to be joined with the frame's. */
export type Conditions = Readonly<Record<string, { readonly $in: readonly Value[] } | { readonly $ne: null } | null>>;

/**
 * Reads `filter[<field>]=value` of a GET listing as conditions: each means `equals`, and a comma separates several ids,
 * numbers or options. Without `filter[trashed]` deleted ones are left out.
 */
export function readQueryFilters(model: SearchModel, query: unknown): Conditions {
  const conditions: Record<string, Conditions[string]> = model.trashable ? { deleted_at: null } : {};
  for (const [name, texts] of filterMembers(query)) {
    if (name === 'trashed') applyTrashed(conditions, model, texts.at(-1) ?? '');
    else {
      const field = model.fields.find((candidate) => candidate.name === name);
      if (!field) throw invalidSearch({ field: [unknownField(model, name)] });
      conditions[field.path] = { $in: readValues(field, texts) };
    }
  }
  return conditions;
}

function filterMembers(query: unknown): [string, string[]][] {
  const filter = typeof query === 'object' && query !== null && 'filter' in query ? query.filter : undefined;
  if (filter === undefined) return [];
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw invalidInput({ filter: ['Filters are sent as filter[<field>]=value.'] });
  }
  return Object.entries(filter).map(([name, value]) => [name, (Array.isArray(value) ? value : [value]).map(String)]);
}

function applyTrashed(conditions: Record<string, Conditions[string]>, model: SearchModel, value: string): void {
  if (value !== 'with' && value !== 'only') {
    throw invalidInput({ 'filter.trashed': ['Must be with or only, or be left out.'] });
  }
  if (!model.trashable) return;
  if (value === 'with') delete conditions['deleted_at'];
  else conditions['deleted_at'] = { $ne: null };
}

function readValues(field: SearchField, given: readonly string[]): Value[] {
  const several = field.valueType === 'text' && !field.options ? given : given.flatMap((text) => text.split(','));
  const values = several.map((text) => readValue(field, text.trim()));
  if (values.some((value) => value === undefined)) {
    const known = field.options?.map(({ value }) => String(value)).join(', ');
    throw invalidSearch({ value: [`${field.name} must be ${known ? `one of: ${known}` : article(field)}.`] });
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

function article({ valueType }: SearchField): string {
  if (valueType === 'integer') return 'a whole number';
  return valueType === 'uuid' ? 'a UUID' : 'true or false';
}

function unknownField(model: SearchModel, name: string): string {
  const known = [...model.fields.map((field) => field.name), 'trashed'].join(', ');
  return `There is no filter ${name} for ${model.name}. Available: ${known}.`;
}
