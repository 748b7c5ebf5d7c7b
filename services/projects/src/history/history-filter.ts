import { invalidSearch } from '@trackway/errors';
import { readTime, type TimeRange } from '../search/time-value';
import type { HistoryFilter } from './history-store';

const READERS: Readonly<Record<string, (value: string) => HistoryFilter>> = {
  action: (action) => ({ action }),
  actor: (actorId) => ({ actorId }),
  correlation_id: (correlationId) => ({ correlationId }),
  from: (value) => ({ from: timeOf(value).start }),
  to: (value) => ({ before: timeOf(value).end }),
};

/** Reads `filter[<name>]=value` of a history. @throws AppError where a name is unknown or a time cannot be read. */
export function readHistoryFilter({ filter }: { readonly filter?: unknown }): HistoryFilter {
  const given = typeof filter === 'object' && filter !== null ? Object.entries(filter) : [];
  return Object.assign({}, ...given.map(([name, value]) => readMember(name, String(value))));
}

function readMember(name: string, value: string): HistoryFilter {
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  if (reader) return reader(value);
  const known = Object.keys(READERS).join(', ');
  throw invalidSearch({ field: [`The field ${name} does not exist. Available: ${known}.`] });
}

function timeOf(value: string): TimeRange {
  const time = readTime(value);
  if (!time) throw invalidSearch({ value: ['Times are ISO 8601: a date, or a date and time.'] });
  return time;
}
