import { readFilterQuery } from '@trackway/application';
import { invalidFilter, unknownName } from '@trackway/errors';
import { parseTimeRange, type TimeRange } from '@trackway/filters';
import type { FilterParameter } from '@trackway/http';
import { toUnicode } from '@trackway/runtime';

/** A filter on recorded lines of the audit log or of a history. */
export interface LineFilter {
  readonly action?: string;
  readonly actorId?: string;
  readonly correlationId?: string;
  /** Inclusive. */
  readonly from?: Date;
  /** Exclusive. */
  readonly before?: Date;
}

export type FilterReaders<Filter> = Readonly<Record<string, (value: string) => Filter>>;

export const lineReaders: FilterReaders<LineFilter> = {
  action: (action) => ({ action }),
  actor: (actorId) => ({ actorId }),
  correlation_id: (correlationId) => ({ correlationId }),
  from: (value) => ({ from: timeOf('from', value).start }),
  to: (value) => ({ before: timeOf('to', value).end }),
};

/** The filters as query parameters of a listing. */
export function lineParameters(readers: FilterReaders<unknown>): FilterParameter[] {
  return Object.keys(readers).map((name) => ({ name, inputType: name === 'from' || name === 'to' ? 'date' : 'text' }));
}

/** Parses `filter[<name>]=value`. @throws AppError for an unknown name, several values, or an invalid time. */
export function readLineFilter<Filter>(readers: FilterReaders<Filter>, query: unknown): Filter {
  const { members } = readFilterQuery(query);
  return Object.assign({}, ...members.map(([name, values]) => readerOf(readers, name)(oneOf(name, values))));
}

function oneOf(name: string, values: readonly string[]): string {
  const [value] = values;
  if (value !== undefined && values.length === 1) return toUnicode(value);
  throw invalidFilter(name, 'value', `The field ${name} takes one value.`);
}

function readerOf<Filter>(readers: FilterReaders<Filter>, name: string): (value: string) => Filter {
  const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (reader) return reader;
  throw invalidFilter(name, 'field', unknownName('field', name, Object.keys(readers)));
}

function timeOf(name: string, value: string): TimeRange {
  const time = parseTimeRange(value);
  if (!time) throw invalidFilter(name, 'value', 'Must be a date, or a date and time, in ISO 8601.');
  return time;
}
