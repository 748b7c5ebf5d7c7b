import {
  cellKinds,
  type DateOrder,
  type DecimalMark,
  isoOfLocalDate,
  plainNumber,
  type TextFormat,
  utcOfLocalDate,
} from '@trackway/xlsx';
import type { ImportOptions } from '../operations/operation';
import type { Cells, ConvertCells } from './cells';
import type { ColumnMapping } from './column-mapping';
import { columnTypeOf, type ImportTarget } from './columns/import-target';
import { convertByRule } from './convert-by-rule';

interface Source {
  readonly target: ImportTarget;
  readonly options: Pick<ImportOptions, 'text'>;
  readonly mapping: ColumnMapping;
  /** Undefined for workbooks. Their text cells are converted only if the options say how. */
  readonly text: TextFormat | undefined;
}

interface LocalFormat {
  readonly dateOrder: DateOrder | undefined;
  readonly decimalMark: DecimalMark | undefined;
}

/**
 * Reads texts such as `1.234,50` and `25/12/2026` as numbers and dates if their column needs one. Other texts stay as they are, and the
 * service that stores the rows reports them.
 */
export function makeConvertCells({ target, options, mapping, text }: Source): ConvertCells {
  const converters = new Map<number, (value: string) => string | undefined>();
  const kinds = new Map<number, number>();
  for (const [index, key] of mapping.keys) {
    const { dateOrder, decimalMark } = formatOf(index, options, text);
    const columnType = columnTypeOf(target, key);
    if ((columnType === 'integer' || columnType === 'money' || columnType === 'decimal') && decimalMark) {
      converters.set(index, (value) => plainNumber(value, decimalMark));
      kinds.set(index, cellKinds.number);
    } else if ((columnType === 'time' || columnType === 'date') && dateOrder) {
      const isoOf = columnType === 'time' ? utcOfLocalDate : isoOfLocalDate;
      converters.set(index, (value) => isoOf(value, dateOrder));
      kinds.set(index, cellKinds.date);
    }
  }
  return (index, cells) => {
    const convert = converters.get(index);
    return convert ? convertTexts(cells, convert, kinds.get(index) ?? cellKinds.text) : cells;
  };
}

/** Also converts values of the export of another system. Not for files to import again, which would convert them twice. */
export function makeConvertSourceCells(source: Source): ConvertCells {
  const convert = makeConvertCells(source);
  const { target, mapping } = source;
  return (index, cells) => {
    const type = mapping.convertsStatusWords === true ? columnTypeOf(target, mapping.keys.get(index) ?? '') : undefined;
    const words = type === 'option' ? 'status' : type === 'boolean' ? 'flag' : undefined;
    return convertByRule(convert(index, cells), mapping.rules?.get(index), words);
  };
}

function formatOf(index: number, { text: given }: Source['options'], text: TextFormat | undefined): LocalFormat {
  const column = text?.columns.find((one) => one.index === index);
  return {
    dateOrder: given?.dateOrder ?? column?.dateOrder ?? text?.dateOrder,
    decimalMark: given?.decimalMark ?? column?.decimalMark ?? text?.decimalMark,
  };
}

function convertTexts({ kinds, values }: Cells, convert: (value: string) => string | undefined, kind: number): Cells {
  const converted = { kinds: Uint8Array.from(kinds), values: [...values] };
  for (const [row, value] of values.entries()) {
    if (kinds[row] !== cellKinds.text) continue;
    const result = convert(value.trim());
    if (result === undefined) continue;
    converted.values[row] = result;
    converted.kinds[row] = kind;
  }
  return converted;
}
