export type QueryValue = string | number | boolean | Date | null | undefined | readonly (string | number)[] | QueryMap;
export interface QueryMap {
  readonly [name: string]: QueryValue;
}

/**
 * `{ page: 2, filter: { status: [1, 4] } }` becomes `?page=2&filter[status]=1,4`. Undefined and null are omitted. Times are
 * ISO 8601, as in JSON.
 */
export function queryString(query: QueryMap = {}): string {
  const text = new URLSearchParams(pairs(query)).toString();
  return text === '' ? '' : `?${text}`;
}

function pairs(query: QueryMap, prefix?: string): [string, string][] {
  return Object.entries(query).flatMap(([key, value]): [string, string][] => {
    const name = prefix === undefined ? key : `${prefix}[${key}]`;
    if (value === undefined || value === null) return [];
    if (isMap(value)) return pairs(value, name);
    if (value instanceof Date) return [[name, value.toISOString()]];
    return [[name, isList(value) ? value.join(',') : String(value)]];
  });
}

function isList(value: QueryValue): value is readonly (string | number)[] {
  return Array.isArray(value);
}

function isMap(value: QueryValue): value is QueryMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
