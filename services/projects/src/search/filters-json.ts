import { parseInput } from '@trackway/application';
import { invalidInput } from '@trackway/errors';
import { z } from 'zod';
import { filterGroupsInput } from './filter-groups';
import type { SearchInput } from './read-search';
import { filterInput } from './search-request';

const bothInput = z.strictObject({ filters: z.array(filterInput).optional(), filter_groups: filterGroupsInput });

/** A list of an advanced search that came as text; empty where the text is. @throws AppError where it is none. */
export function readListJson<Item>(schema: z.ZodType<Item>, json: string, field: string): Item[] {
  if (json === '') return [];
  const parsed = z.array(schema).safeParse(parseJson(json));
  if (!parsed.success) throw invalidInput({ [field]: ['Must be a list as in an advanced search.'] });
  return parsed.data;
}

/** What stands in an advanced search under `filters`, or the object around it where groups stand beside them. */
export function readFiltersJson(json: string): Pick<SearchInput, 'filters' | 'filter_groups'> {
  const given = parseJson(json);
  const isList = json === '' || Array.isArray(given);
  return isList ? { filters: readListJson(filterInput, json, 'filters') } : parseInput(bothInput, given);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
