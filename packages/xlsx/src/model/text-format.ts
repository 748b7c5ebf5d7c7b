/** Encodings of text files that the reader detects. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** Characters that separate the cells of a row. */
export const separators = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
export type SeparatorName = keyof typeof separators;

/** Order of day, month and year in dates such as `03/04/2026`. */
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

export const decimalMarks = { point: '.', comma: ',' } as const;
export type DecimalMark = keyof typeof decimalMarks;

/** How to read a CSV or TSV file. Settings that are undefined are detected. */
export interface TextOptions {
  readonly encoding?: Encoding | undefined;
  readonly separator?: SeparatorName | undefined;
  readonly dateOrder?: DateOrder | undefined;
  readonly decimalMark?: DecimalMark | undefined;
}

/** How a CSV or TSV file was read. */
export interface TextFormat {
  readonly encoding: Encoding;
  readonly separator: SeparatorName;
  /** Of columns that are not listed. */
  readonly dateOrder: DateOrder;
  readonly decimalMark: DecimalMark;
  readonly columns: readonly ColumnFormat[];
  /** Settings that the content does not decide, so that a default applies. */
  readonly ambiguous: readonly AmbiguousSetting[];
}

export type AmbiguousSetting = 'separator' | 'date_order' | 'decimal_mark';

/** The format of a column with dates or with numbers that have separators. */
export interface ColumnFormat {
  /** 0 is the first column. */
  readonly index: number;
  readonly heading: string;
  readonly dateOrder?: DateOrder | undefined;
  readonly decimalMark?: DecimalMark | undefined;
  /** True if the values of the column fit several formats, or none. */
  readonly isAmbiguous: boolean;
}
