/** Whether the value is an existing date as YYYY-MM-DD, in the years 0001 to 9999, as databases store them. */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Whether the value is a time in UTC such as 2026-11-21T04:00:00Z. */
export function isTime(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    isDate(value.slice(0, 10))
  );
}
