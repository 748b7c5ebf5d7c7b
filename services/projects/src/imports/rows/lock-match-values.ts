import type { MatchValue } from '../stores/references';
import { CellReader } from './cell-readers';
import type { RowContext } from './import-job';
import { splitNames } from './name-list';
import type { Row } from './row-batch';
import { comparable, identitiesOf } from './row-identity';

/**
 * Serializes imports of a tenant that match or create records by the same values, so that only one of them creates a
 * record. Must be called before anything is read.
 */
export async function lockMatchValues({ stores, caller, job }: RowContext, rows: readonly Row[]): Promise<void> {
  const readers = rows.map((row) => new CellReader(row));
  const own =
    job.mode === 'upsert'
      ? readers.flatMap((reader) => identitiesOf(job.type, reader).map(({ value }) => ({ kind: job.type, value })))
      : [];
  const values = [...own, ...(job.createMissing ? readers.flatMap(missingValues) : [])];
  if (values.length > 0) await stores.references.lock(caller.frameId, values);
}

/** The values by which `create_missing` creates customers and contacts. */
function missingValues({ row }: CellReader): MatchValue[] {
  const customers = [row.cell('project.customer').text, ...splitNames(row.cell('contact.customers').text)];
  const contact = comparable('contact.email', row.cell('project.contact').text);
  return [
    ...customers.map((name) => ({ kind: 'customer' as const, value: name.trim() })),
    { kind: 'contact' as const, value: contact },
  ].filter(({ value }) => value !== '');
}
