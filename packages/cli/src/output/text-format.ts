import type { SpreadsheetOperation } from '@trackway/client';

interface ColumnFormat {
  readonly heading: string;
  readonly date_order?: string;
  readonly decimal_mark?: string;
}

interface TextFormat {
  readonly encoding: string;
  readonly separator: string;
  readonly columns: readonly ColumnFormat[];
  readonly ambiguous: readonly string[];
}

/** One or two lines with the format that was detected in a CSV or TSV file. Undefined for workbooks. */
export function textFormatOf({ metadata }: Pick<SpreadsheetOperation, 'metadata'>): string | undefined {
  const format = metadata['text_format'] as TextFormat | undefined;
  if (format === undefined) return undefined;
  const columns = format.columns.map(({ heading, date_order: order, decimal_mark: mark }) =>
    order === undefined ? `decimal ${mark} in ${heading}` : `dates ${order} in ${heading}`,
  );
  const line = `read as ${[format.encoding, format.separator, ...columns].join(', ')}`;
  if (format.ambiguous.length === 0) return line;
  const options = format.ambiguous.map((name) => `--${name.replace('_', '-')}`);
  return `${line}\nambiguous: set ${options.join(', ')} if this is wrong`;
}
