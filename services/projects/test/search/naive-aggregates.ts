import type { NaiveProject } from './naive-search';
import { placeValues } from './places';

/** An aggregation as plain values, and what it means, said once more without columns and SQL. */
export interface NaiveKey {
  readonly field: string;
  readonly bucket?: 'day' | 'week' | 'month' | 'quarter' | 'year';
  readonly arguments?: string[];
}

export interface NaiveAggregate {
  readonly function: 'count' | 'sum' | 'average' | 'min' | 'max';
  readonly field?: string;
}

type Value = string | number | boolean | null;

export interface NaiveGroup {
  readonly keys: readonly Value[];
  readonly values: Readonly<Record<string, Value>>;
}

const DAY_MS = 86_400_000;

export function naiveAggregates(
  found: readonly NaiveProject[],
  keys: readonly NaiveKey[],
  aggregates: readonly NaiveAggregate[],
): { readonly groups: readonly NaiveGroup[]; readonly total: NaiveGroup } {
  const groups = new Map<string, { keys: readonly Value[]; members: NaiveProject[] }>();
  for (const project of found) {
    for (const combination of keys.length === 0 ? [] : combinations(project, keys)) {
      const text = JSON.stringify(combination);
      const group = groups.get(text) ?? { keys: combination, members: [] };
      group.members.push(project);
      groups.set(text, group);
    }
  }
  const valuesOf = (members: readonly NaiveProject[]) =>
    Object.fromEntries(aggregates.map((one) => [nameOf(one), valueIn(members, one)]));
  return {
    groups: [...groups.values()].map(({ keys: found, members }) => ({ keys: found, values: valuesOf(members) })),
    total: { keys: [], values: valuesOf(found) },
  };
}

function nameOf(aggregate: NaiveAggregate): string {
  return aggregate.field === undefined ? aggregate.function : `${aggregate.function}_${aggregate.field}`;
}

/** Each combination of the project's values once. */
function combinations(project: NaiveProject, [first, ...rest]: readonly NaiveKey[]): Value[][] {
  if (!first) return [[]];
  const values = [...new Set(keyValues(project, first))];
  const others = combinations(project, rest);
  return (values.length > 0 ? values : [null]).flatMap((value) => others.map((other) => [value, ...other]));
}

function keyValues(project: NaiveProject, { field, bucket, arguments: given }: NaiveKey): readonly Value[] {
  const places = placeValues(project.places, field, given);
  const value = places ?? (project[field as keyof NaiveProject] as Value | readonly Value[]);
  const values = [value].flat().filter((one) => one !== null) as Value[];
  return bucket === undefined ? values : values.map((one) => firstDay(String(one), bucket));
}

function firstDay(time: string, bucket: NonNullable<NaiveKey['bucket']>): string {
  const [year = '', month = ''] = time.split('-');
  if (bucket === 'day') return time.slice(0, 10);
  if (bucket === 'year') return `${year}-01-01`;
  if (bucket === 'month') return `${year}-${month}-01`;
  if (bucket === 'quarter') return `${year}-${['01', '04', '07', '10'][Math.floor((Number(month) - 1) / 3)]}-01`;
  let day = Date.parse(time.slice(0, 10));
  while (new Date(day).getUTCDay() !== 1) day -= DAY_MS;
  return new Date(day).toISOString().slice(0, 10);
}

function valueIn(members: readonly NaiveProject[], { function: wanted, field = '' }: NaiveAggregate): Value {
  if (wanted === 'count') return members.length;
  const values = members.map((project) => project[field as keyof NaiveProject] as string | number | null);
  const present = values.filter((value) => value !== null);
  if (wanted === 'sum') return (present as number[]).reduce((sum, value) => sum + value, 0);
  if (present.length === 0) return null;
  const sorted = [...present].sort((one, other) => (one < other ? -1 : one === other ? 0 : 1));
  if (wanted === 'min') return sorted[0] ?? null;
  if (wanted === 'max') return sorted.at(-1) ?? null;
  const sum = (present as number[]).reduce((all, value) => all + value, 0);
  return Math.round((sum / present.length) * 10_000) / 10_000;
}
