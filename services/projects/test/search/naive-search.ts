import { isInPool, type NaiveAnswers, questionOf } from './answers';
import { type NaivePlace, placeValues } from './places';

/** Projects and requests as plain values, and a reference implementation of the search without SQL. */
export interface NaiveProject {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly impact: number;
  readonly budget: number;
  readonly status: number;
  readonly parent: string | null;
  readonly customer: string | null;
  readonly contact: number | null;
  readonly creator: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly channel_awaiting_reply_since: string | null;
  readonly deleted: boolean;
  readonly is_template: boolean;
  readonly assignee: readonly string[];
  readonly project_groups: readonly string[];
  readonly tags: readonly string[];
  readonly answers: NaiveAnswers;
  readonly completed_percentage: number;
  readonly places: readonly NaivePlace[];
}

export interface NaiveFilter {
  readonly field: string;
  readonly operator: string;
  readonly value?: unknown;
  readonly arguments?: string[];
  readonly logical_operator?: 'and' | 'or';
}

export interface NaiveGroup {
  readonly logical_operator: 'and' | 'or' | 'not';
  readonly filters: readonly NaiveFilter[];
  readonly filter_groups: readonly NaiveGroup[];
}

export interface NaiveSort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  readonly arguments?: string[];
}

export interface NaiveRequest {
  readonly filters: readonly NaiveFilter[];
  readonly filter_groups: readonly NaiveGroup[];
  readonly sorting: readonly NaiveSort[];
  readonly trashed: boolean;
  readonly template: boolean;
}

type Value = string | number;

/** The names that sorts by a relation compare. */
export interface Names {
  readonly customer: ReadonlyMap<unknown, string>;
  readonly contact: ReadonlyMap<unknown, string>;
}

export function naiveSearch(all: readonly NaiveProject[], names: Names, request: NaiveRequest): string[] {
  return all
    .filter((project) => project.deleted === request.trashed && project.is_template === request.template)
    .filter((project) => matchesAll(project, all, request.filters))
    .filter((project) => request.filter_groups.every((group) => matchesGroup(project, all, group)))
    .sort((one, other) => order(one, other, names, request.sorting))
    .map(({ id }) => id);
}

/** A disjunction of conjunctions. */
function matchesAll(project: NaiveProject, all: readonly NaiveProject[], filters: readonly NaiveFilter[]): boolean {
  const runs: NaiveFilter[][] = [[]];
  for (const [index, filter] of filters.entries()) {
    if (index > 0 && filter.logical_operator === 'or') runs.push([]);
    runs.at(-1)?.push(filter);
  }
  return runs.some((run) => run.every((filter) => matches(valuesOf(project, all, filter), filter)));
}

function matchesGroup(project: NaiveProject, all: readonly NaiveProject[], group: NaiveGroup): boolean {
  const members = [
    ...group.filters.map((filter) => matches(valuesOf(project, all, filter), filter)),
    ...group.filter_groups.map((inner) => matchesGroup(project, all, inner)),
  ];
  if (group.logical_operator === 'and') return members.every(Boolean);
  return members.some(Boolean) === (group.logical_operator === 'or');
}

function valuesOf(project: NaiveProject, all: readonly NaiveProject[], filter: NaiveFilter): readonly Value[] {
  const { field } = filter;
  const question = questionOf(filter);
  if (question) return isInPool(field, question) ? [project.answers[question] ?? []].flat() : [];
  const places = placeValues(project.places, field, filter.arguments);
  if (places) return places;
  if (field === 'children') return all.filter((p) => p.parent === project.id && !p.deleted).map(({ id }) => id);
  if (field === 'name_code') return [project.name, project.code];
  const value = project[field as keyof NaiveProject];
  if (Array.isArray(value)) return value;
  return value === null ? [] : [value as Value];
}

function matches(values: readonly Value[], filter: NaiveFilter): boolean {
  const { operator, value } = filter;
  const field = questionOf(filter) ?? filter.field;
  if (operator === 'is_null' || (operator === 'equals' && value === null)) return values.length === 0;
  if (operator === 'is_not_null' || (operator === 'not_equals' && value === null)) return values.length > 0;
  if (operator.startsWith('not_')) return !matches(values, { ...filter, operator: operator.slice(4) });
  return values.some((stored) => matchesOne(stored, field, operator, value));
}

function matchesOne(stored: Value, field: string, operator: string, value: unknown): boolean {
  if (operator === 'contains') return folded(String(stored)).includes(folded(String(value)));
  if (operator === 'equals') return (Array.isArray(value) ? value : [value]).some((one) => isEqual(stored, field, one));
  if (isTime(field)) return compareTime(String(stored), operator, String(value));
  const [left, right] = [Number(stored), Number(value)];
  if (operator === 'greater_than') return left > right;
  if (operator === 'greater_than_or_equals') return left >= right;
  return operator === 'less_than' ? left < right : left <= right;
}

function isEqual(stored: Value, field: string, value: unknown): boolean {
  return isTime(field) ? String(stored).startsWith(String(value)) : stored === value;
}

function isTime(field: string): boolean {
  return field.endsWith('_at') || field.endsWith('_since') || field.endsWith('_date');
}

/** ISO texts in UTC compare like times. A date matches all times with this prefix. */
function compareTime(stored: string, operator: string, value: string): boolean {
  const cut = stored.slice(0, value.length);
  if (operator === 'greater_than') return cut > value;
  if (operator === 'greater_than_or_equals') return cut >= value;
  return operator === 'less_than' ? cut < value : cut <= value;
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

function order(one: NaiveProject, other: NaiveProject, names: Names, sorting: readonly NaiveSort[]): number {
  const sorts: readonly NaiveSort[] = sorting.length > 0 ? sorting : [{ field: 'created_at', direction: 'desc' }];
  for (const sort of sorts) {
    const { direction } = sort;
    const [left, right] = [sortValue(one, names, sort), sortValue(other, names, sort)];
    if (left === right) continue;
    if (left === undefined) return 1;
    if (right === undefined) return -1;
    const isText = typeof left === 'string' && questionOf(sort) !== 'parts';
    return (isText ? compareTexts(left, String(right)) : compare(left, right)) * (direction === 'asc' ? 1 : -1);
  }
  return compare(one.id, other.id) * (sorts.at(-1)?.direction === 'asc' ? 1 : -1);
}

function sortValue(project: NaiveProject, names: Names, sort: NaiveSort): Value | undefined {
  const { field } = sort;
  const question = questionOf(sort);
  if (question) return [project.answers[question] ?? []].flat().sort(compare)[0];
  const places = placeValues(project.places, field, sort.arguments);
  if (places) return [...places].sort(compare).at(-1);
  if (field === 'customer' || field === 'contact') return names[field].get(project[field]);
  return (project[field as keyof NaiveProject] ?? undefined) as Value | undefined;
}

const collator = new Intl.Collator('und');

/** Sort keys treat compatibility variants, such as ligatures, like the characters that they stand for. */
function compareTexts(left: string, right: string): number {
  return collator.compare(left.normalize('NFKD'), right.normalize('NFKD')) || compare(left, right);
}

/** Compares texts by code points, like the database. */
function compare(left: Value, right: Value): number {
  if (typeof left === 'number') return left - Number(right);
  return Buffer.compare(Buffer.from(left), Buffer.from(String(right)));
}
