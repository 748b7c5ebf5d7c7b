import type { TextFormat } from '@trackway/xlsx';

/** How a CSV or TSV file was read, for the metadata of an operation. */
export function presentTextFormat({ encoding, separator, columns, ambiguous }: TextFormat) {
  return {
    encoding,
    separator,
    columns: columns.map(({ heading, dateOrder, decimalMark, isAmbiguous }) => ({
      heading,
      ...(dateOrder === undefined ? {} : { date_order: dateOrder }),
      ...(decimalMark === undefined ? {} : { decimal_mark: decimalMark }),
      ambiguous: isAmbiguous,
    })),
    ambiguous: [...ambiguous],
  };
}
