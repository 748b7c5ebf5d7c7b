import type { LinkedKind, ReferenceIndex } from '../stores/references';
import type { RowContext } from './import-job';

/** A name in a cell. */
interface NamedLink<Id> {
  readonly name: string | undefined;
  /** The current links of the record of the row. */
  readonly links: readonly (Id | null | undefined)[];
}

/**
 * Exports name the links of a record also after the linked records were deleted, archived or merged. Adds such links to
 * the index, and returns the names that refer to no record.
 */
export async function findRetiredLinks<Id extends string | number>(
  { stores, caller }: RowContext,
  kind: LinkedKind,
  index: ReferenceIndex<Id>,
  named: readonly NamedLink<Id>[],
): Promise<string[]> {
  const unknown = ({ name, links }: NamedLink<Id>) => {
    if (name === undefined) return false;
    const { id, ambiguous } = index.find(name, ...links);
    return id === undefined && !ambiguous;
  };
  const missing = named.filter(unknown);
  const ids = missing.flatMap(({ links }) => links.filter((id) => id != null));
  if (ids.length > 0) index.addRetired(await stores.references.retired(caller.frameId, kind, [...new Set(ids)]));
  return [...new Set(missing.filter(unknown).flatMap(({ name }) => name ?? []))];
}
