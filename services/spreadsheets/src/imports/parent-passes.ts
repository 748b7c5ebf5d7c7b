import type { ImportType } from '@trackway/contracts';
import { columnValues, type RowBatch, type WorkbookReader } from '@trackway/xlsx';
import { type ColumnMapping, MATCH_FIELDS } from './column-mapping';

/** More than a sheet has rows. Row numbers of a later pass are higher by a multiple of it. */
export const PASS_ROWS = 2 ** 21;
/** With more distinct parents, rows are applied in the order of the sheet, because the index would need too much memory. */
const MAX_PARENTS = 100_000;
const MAX_PASSES = 50;
/** No code, document or name is longer, so no row has a longer parent. */
const MAX_PARENT_LENGTH = 255;

/** The number of a row in the sheet. */
export function sheetRow(row: number): number {
  return row % PASS_ROWS;
}

/** In which pass each row is applied, so that its parent exists. */
export interface ParentPasses {
  readonly count: number;
  /** From the texts of the row's cells. */
  passOf(row: number, parent: string): number;
  /** A parent that is named by its name, as its code or id. */
  identityOf(parent: string): string;
}

interface NamedRow {
  readonly row: number;
  readonly parent: string;
  readonly identity: string;
  /** Whether several rows have the name. */
  isAmbiguous: boolean;
}

interface Columns {
  readonly parents: readonly number[];
  readonly identities: readonly number[];
  readonly names: readonly number[];
}

/**
 * Plans the passes of an import whose rows name parents in later rows, as exports with the newest row first do. Reads the sheet
 * twice. Undefined if one pass is enough.
 */
export async function planParentPasses(
  reader: WorkbookReader,
  type: ImportType,
  mapping: ColumnMapping,
): Promise<ParentPasses | undefined> {
  const columns = columnsOf(type, mapping);
  if (columns.parents.length === 0) return undefined;
  const firstRows = await collectParents(reader, columns);
  if (firstRows.size === 0 || firstRows.size > MAX_PARENTS) return undefined;
  const rows = await collectRows(reader, columns, firstRows);
  const passes = new Map<NamedRow, number>();
  const passOf = (row: number, parent: string): number => {
    const chain: NamedRow[] = [];
    for (let one = rows.get(parent); one !== undefined && !passes.has(one); one = rows.get(one.parent)) {
      // For a circle. The import reports it, because the parent does not exist yet.
      passes.set(one, 0);
      chain.push(one);
    }
    for (const one of chain.toReversed()) passes.set(one, passAfter(one.row, rows.get(one.parent), passes));
    return passAfter(row, rows.get(parent), passes);
  };
  // No other row with the same parent is in a later pass than the first one.
  const count = [...firstRows].reduce((highest, [parent, row]) => Math.max(highest, 1 + passOf(row, parent)), 1);
  if (count === 1 && columns.names.length === 0) return undefined;
  return {
    count,
    passOf,
    identityOf: (parent) => {
      const named = rows.get(parent);
      return named === undefined || named.isAmbiguous || named.identity === '' ? parent : named.identity;
    },
  };
}

/** The parent of a row: the first of its parent cells with a value. */
export function parentOf(values: readonly (readonly string[])[], row: number): string {
  for (const column of values) {
    const text = column[row]?.trim() ?? '';
    if (text !== '') return text;
  }
  return '';
}

export function columnsWithKey(mapping: ColumnMapping, ...keys: readonly string[]): number[] {
  return [...mapping.keys].filter(([, key]) => keys.includes(key)).map(([index]) => index);
}

function columnsOf(type: ImportType, mapping: ColumnMapping): Columns {
  return {
    parents: columnsWithKey(mapping, `${type}.parent`),
    identities: columnsWithKey(mapping, ...MATCH_FIELDS[type].map((field) => `${type}.${field}`)),
    names: mapping.parentsByName === true ? columnsWithKey(mapping, `${type}.name`) : [],
  };
}

/** The pass of a row whose parent has a pass. */
function passAfter(row: number, parent: NamedRow | undefined, passes: ReadonlyMap<NamedRow, number>): number {
  if (parent === undefined || parent.row === row) return 0;
  const pass = passes.get(parent) ?? 0;
  return Math.min(MAX_PASSES - 1, parent.row < row ? pass : pass + 1);
}

/** The first row that names each parent. */
async function collectParents(reader: WorkbookReader, columns: Columns): Promise<ReadonlyMap<string, number>> {
  const firstRows = new Map<string, number>();
  for await (const batch of reader.rows()) {
    const parents = valuesOf(batch, columns.parents);
    for (const [index, row] of batch.rows.entries()) {
      const parent = indexedParentOf(parents, index);
      if (parent !== '' && !firstRows.has(parent)) firstRows.set(parent, row);
    }
    if (firstRows.size > MAX_PARENTS) break;
  }
  return firstRows;
}

async function collectRows(
  reader: WorkbookReader,
  columns: Columns,
  wanted: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, NamedRow>> {
  const rows = new Map<string, NamedRow>();
  for await (const batch of reader.rows()) {
    const parents = valuesOf(batch, columns.parents);
    const identities = valuesOf(batch, columns.identities);
    const names = valuesOf(batch, columns.names);
    for (const [index, row] of batch.rows.entries()) {
      const own = cellsOf(identities, index);
      const named = { row, parent: indexedParentOf(parents, index), identity: own[0] ?? '', isAmbiguous: false };
      for (const text of own) if (wanted.has(text) && !rows.has(text)) rows.set(text, { ...named, identity: text });
      for (const text of cellsOf(names, index)) {
        const known = rows.get(text);
        if (known) known.isAmbiguous ||= known.identity !== text;
        else if (wanted.has(text)) rows.set(text, named);
      }
    }
  }
  return rows;
}

/** Cells can have 32,767 characters, and the index has up to 100,000 parents. */
function indexedParentOf(values: readonly (readonly string[])[], row: number): string {
  const parent = parentOf(values, row);
  return parent.length > MAX_PARENT_LENGTH ? '' : parent;
}

function valuesOf(batch: RowBatch, indexes: readonly number[]): string[][] {
  return batch.columns.filter(({ index }) => indexes.includes(index)).map(columnValues);
}

function cellsOf(values: readonly (readonly string[])[], row: number): string[] {
  return values.map((column) => column[row]?.trim() ?? '').filter((text) => text !== '');
}
