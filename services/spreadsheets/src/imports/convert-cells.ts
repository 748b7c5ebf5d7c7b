import type { ImportType } from '@trackway/contracts';
import {
  cellKinds,
  type DateOrder,
  type DecimalMark,
  isoOfLocalDate,
  plainNumber,
  type TextFormat,
} from '@trackway/xlsx';
import type { ImportOptions } from '../operations/operation';
import type { Cells, ConvertCells } from './cells';
import type { ColumnMapping } from './column-mapping';
import { fieldTypeOf } from './columns/field-types';
import { convertByRule } from './convert-by-rule';

interface Source {
  readonly type: ImportType;
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
export function makeConvertCells({ type, options, mapping, text }: Source): ConvertCells {
  const converters = new Map<number, (value: string) => string | undefined>();
  const kinds = new Map<number, number>();
  for (const [index, key] of mapping.keys) {
    const { dateOrder, decimalMark } = formatOf(index, options, text);
    const fieldType = fieldTypeOf(type, key);
    if ((fieldType === 'integer' || fieldType === 'money') && decimalMark) {
      converters.set(index, (value) => plainNumber(value, decimalMark));
      kinds.set(index, cellKinds.number);
    } else if (fieldType === 'time' && dateOrder) {
      converters.set(index, (value) => isoOfLocalDate(value, dateOrder));
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
  const { type, mapping } = source;
  const ofStatus = new Set<number>();
  for (const [index, key] of mapping.keys) if (fieldTypeOf(type, key) === 'option') ofStatus.add(index);
  return (index, cells) => {
    const isStatus = mapping.convertsStatusWords === true && ofStatus.has(index);
    return convertByRule(convert(index, cells), mapping.rules?.get(index), isStatus);
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
