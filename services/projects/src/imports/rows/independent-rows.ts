import type { MatchColumn } from '../stores/references';
import type { CellReader } from './cell-readers';
import type { ImportJob } from './import-job';
import { comparable, type Identity, identitiesOf, identityKey, isUnique, matchIdentity } from './row-identity';

/** A stored record that a row matches, with its match values. */
export interface Stored {
  readonly id: string | number;
  readonly identity: Partial<Readonly<Record<MatchColumn, string | null>>>;
}

interface Options {
  readonly job: ImportJob;
  readonly existing: ReadonlyMap<CellReader, Stored>;
  /** The column that refers to the record of another row. */
  readonly parentColumn?: string;
}

/**
 * Selects the rows that can be applied together with the same outcomes as one after the other. A row that depends on
 * the changes of an earlier row is deferred, with everything that depends on it. So outcomes do not depend on the batch
 * that a row is in. The first row is always independent.
 */
export function independentRows(readers: readonly CellReader[], options: Options): CellReader[] {
  if (options.job.mode === 'create') return [...readers];
  const changes = new Changes(options);
  return readers.filter((reader) => changes.admit(reader));
}

class Changes {
  /** Identities that the selected rows change. */
  private readonly changed = new Set<string>();
  /** Names that updates add or remove. Names of new records are resolved in the order of rows. */
  private readonly renamed = new Set<string>();
  /** Stored records with the changes of the selected rows. */
  private readonly planned = new Map<string | number, Stored>();
  /** The match values, names and records of deferred rows. */
  private readonly waiting = { keys: new Set<string>(), names: new Set<string>(), ids: new Set<string | number>() };

  constructor(private readonly options: Options) {}

  admit(reader: CellReader): boolean {
    const { job, existing, parentColumn } = this.options;
    const found = existing.get(reader);
    const stored = found && (this.planned.get(found.id) ?? found);
    const match = matchIdentity(job, reader);
    const own = identitiesOf(job.type, reader);
    const parent = parentColumn === undefined ? '' : reader.row.cell(parentColumn).text.trim();
    const reads = [...(match ? [match] : []), ...own.filter(isUnique)].map(identityKey);
    const writes = own.flatMap((identity) => changesOf(identity, stored));
    const mustWait =
      (stored !== undefined && this.waiting.ids.has(stored.id)) ||
      reads.some((key) => this.changed.has(key) || this.waiting.keys.has(key)) ||
      writes.some((write) => this.waiting.keys.has(identityKey(write)) || this.waiting.names.has(write.value)) ||
      (parent !== '' && (this.renamed.has(parent) || this.waiting.names.has(parent)));
    if (mustWait) {
      for (const key of [...reads, ...own.map(identityKey)]) this.waiting.keys.add(key);
      for (const name of [...own, ...writes].map(({ value }) => value)) this.waiting.names.add(name);
      if (parent !== '') this.waiting.names.add(parent);
      if (stored) this.waiting.ids.add(stored.id);
      return false;
    }
    for (const write of writes) {
      this.changed.add(identityKey(write));
      if (stored) this.renamed.add(write.value);
    }
    if (stored) {
      const identity = { ...stored.identity, ...Object.fromEntries(own.map(({ column, value }) => [column, value])) };
      this.planned.set(stored.id, { ...stored, identity });
    }
    return true;
  }
}

/** The identities that a row changes: the new one, and the one that an update gives up. */
function changesOf({ column, value }: Identity, stored: Stored | undefined): Identity[] {
  const before = comparable(column, stored?.identity[column] ?? '');
  if (before === value) return [];
  return [{ column, value }, ...(before === '' ? [] : [{ column, value: before }])];
}
