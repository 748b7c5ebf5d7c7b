import { readFilterQuery, type Trashed } from '@trackway/application';
import { invalidFilter, unknownName } from '@trackway/errors';
import type { SearchField, SearchModel } from './search-field';
import { type Condition, readCondition } from './search-values';

/** Conditions on documents. The caller adds the frame. */
export interface Conditions {
  readonly [path: string]: Condition | null;
}

/**
 * Parses `filter[<field>]=value` of a listing. Each filter means `equals`, unless its field has an operator, and commas
 * separate several ids, numbers or options. Without `filter[trashed]`, deleted documents are omitted.
 */
export function readQueryFilters(model: SearchModel, query: unknown): Conditions {
  const { members, trashed } = readFilterQuery(query);
  const conditions: Record<string, Condition | null> = model.trashable ? trashedCondition(trashed) : {};
  for (const [name, texts] of members) {
    const { path } = fieldOf(model, name);
    const condition = readCondition(fieldOf(model, name), texts);
    const before = conditions[path];
    conditions[path] = before ? both(name, path, before, condition) : condition;
  }
  return conditions;
}

/** A range has two filters. Two filters with the same operator on one field are an error of the client. */
function both(name: string, path: string, one: Condition, other: Condition): Condition {
  const repeated = Object.keys(one).find((operator) => operator in other);
  if (repeated !== undefined) throw invalidFilter(name, 'field', `Two filters select by ${path}. Send one of them.`);
  return { ...one, ...other };
}

function trashedCondition(trashed: Trashed): Record<string, Condition | null> {
  if (trashed === 'with') return {};
  return { deleted_at: trashed === 'only' ? { $ne: null } : null };
}

function fieldOf(model: SearchModel, name: string): SearchField {
  const field = model.fields.find((candidate) => candidate.name === name);
  if (field) return field;
  const known = [...model.fields.map((one) => one.name), 'trashed'];
  throw invalidFilter(name, 'field', unknownName('field', name, known));
}
