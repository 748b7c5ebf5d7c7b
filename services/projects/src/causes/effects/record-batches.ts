/** The most records in one request to a service. */
const MAX_RECORDS = 500;

/** Divides records, or their ids, into as many as one request may have. */
export function recordBatches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MAX_RECORDS);
  return Array.from({ length: count }, (_, index) => items.slice(index * MAX_RECORDS, (index + 1) * MAX_RECORDS));
}
