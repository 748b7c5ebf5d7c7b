import { cellKinds } from '../model/cell';
import { type BatchColumn, cellText, type RowBatch } from '../model/row-batch';
import type {
  AmbiguousSetting,
  ColumnFormat,
  DateOrder,
  DecimalMark,
  SeparatorName,
  TextFormat,
} from '../model/text-format';
import { dateShape } from './local-date';
import { numberShape } from './local-number';
import { classifyValue } from './value-filter';

/** A column has dates or numbers if at least this part of its values are. */
const minShare = 0.5;
/** A column with so many values, of which nearly none is a date or a number, is text. */
const decisiveValues = 5_000;
const maxShareOfText = 0.1;

interface Counts {
  values: number;
  readonly dates: Record<DateOrder | 'either', number>;
  readonly numbers: Record<DecimalMark | 'either' | 'plain', number>;
}

export type FileFormats = Omit<TextFormat, 'encoding' | 'separator'>;

interface Settings {
  readonly separator: SeparatorName;
  readonly dateOrder?: DateOrder | undefined;
  readonly decimalMark?: DecimalMark | undefined;
}

/** Detects the date order and the decimal mark of each column from all of its values. */
export class ColumnFormats {
  private readonly counts = new Map<number, Counts>();

  add({ columns }: RowBatch): void {
    for (const column of columns) this.addColumn(column);
  }

  /** Columns that fit both formats have the one of the other columns, else a default. */
  result(headings: ReadonlyMap<number, string>, settings: Settings): FileFormats {
    const columns = [...this.counts].filter(([index]) => headings.has(index)).sort(([one], [other]) => one - other);
    const dates = columns.filter(([, counts]) => isDateColumn(counts));
    const numbers = columns.filter(([, counts]) => !isDateColumn(counts) && isNumberColumn(counts));
    const order =
      settings.dateOrder ??
      majority(
        dates.map(([, counts]) => counts.dates),
        ['dmy', 'mdy'],
      );
    const mark =
      settings.decimalMark ??
      majority(
        numbers.map(([, counts]) => counts.numbers),
        ['point', 'comma'],
      );
    const defaultMark: DecimalMark = settings.separator === 'semicolon' ? 'comma' : 'point';
    const found = [
      ...dates.map(([index, { dates: of }]) => ({
        index,
        heading: headings.get(index) ?? '',
        dateOrder: settings.dateOrder ?? ownOrder(of) ?? order ?? 'dmy',
        isAmbiguous: settings.dateOrder === undefined && isOpen(of, ownOrder(of) ?? order, ['dmy', 'mdy']),
      })),
      ...numbers.map(([index, { numbers: of }]) => ({
        index,
        heading: headings.get(index) ?? '',
        decimalMark: settings.decimalMark ?? ownMark(of) ?? mark ?? defaultMark,
        isAmbiguous: settings.decimalMark === undefined && isOpen(of, ownMark(of) ?? mark, ['point', 'comma']),
      })),
    ].sort((one, other) => one.index - other.index);
    return {
      columns: found,
      ambiguous: ambiguousOf(found),
      dateOrder: order ?? 'dmy',
      decimalMark: mark ?? defaultMark,
    };
  }

  private addColumn(column: BatchColumn): void {
    const counts = this.countsOf(column.index);
    if (isText(counts)) return;
    const { bytes, ends, kinds } = column;
    let start = 0;
    for (let row = 0; row < ends.length; row++) {
      const end = ends[row] as number;
      if (kinds[row] !== cellKinds.empty) {
        counts.values++;
        const found = classifyValue(bytes, start, end);
        if (found === 'digits') counts.numbers.plain++;
        else if (found === 'candidate') count(counts, cellText(column, row).trim());
      }
      start = end;
    }
  }

  private countsOf(index: number): Counts {
    let counts = this.counts.get(index);
    if (counts === undefined) {
      counts = {
        values: 0,
        dates: { ymd: 0, dmy: 0, mdy: 0, either: 0 },
        numbers: { point: 0, comma: 0, either: 0, plain: 0 },
      };
      this.counts.set(index, counts);
    }
    return counts;
  }
}

/** True if so many values are texts that the column has no format. Then the following values are not looked at. */
function isText({ values, dates, numbers }: Counts): boolean {
  if (values < decisiveValues) return false;
  const found = sum(dates) + sum(numbers);
  return found < values * maxShareOfText;
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, one) => total + one, 0);
}

function count(counts: Counts, value: string): void {
  const date = dateShape(value);
  if (date) counts.dates[date.kind === 'either' ? 'either' : date.order]++;
  const number = numberShape(value);
  if (number) counts.numbers[typeof number === 'string' ? number : number.mark]++;
}

function isDateColumn({ values, dates }: Counts): boolean {
  return values > 0 && dates.ymd + dates.dmy + dates.mdy + dates.either >= values * minShare;
}

/** Numbers without any separator have no format to detect. */
function isNumberColumn({ values, numbers }: Counts): boolean {
  const { point, comma, either, plain } = numbers;
  return values > 0 && point + comma + either > 0 && point + comma + either + plain >= values * minShare;
}

function ownOrder({ ymd, dmy, mdy, either }: Counts['dates']): DateOrder | undefined {
  if (dmy === 0 && mdy === 0) return ymd > 0 && either === 0 ? 'ymd' : undefined;
  if (dmy === mdy) return undefined;
  return dmy > mdy ? 'dmy' : 'mdy';
}

function ownMark({ point, comma }: Counts['numbers']): DecimalMark | undefined {
  if (point === comma) return undefined;
  return point > comma ? 'point' : 'comma';
}

/** Whether values depend on a choice that they do not decide, or contradict each other. */
function isOpen<Kind extends string>(
  counts: Readonly<Record<Kind | 'either', number>>,
  decided: string | undefined,
  [one, other]: readonly [Kind, Kind],
): boolean {
  if (counts[one] > 0 && counts[other] > 0) return true;
  return counts.either > 0 && decided === undefined;
}

function majority<Kind extends string>(
  all: readonly Readonly<Record<Kind, number>>[],
  [one, other]: readonly [Kind, Kind],
): Kind | undefined {
  const total = (kind: Kind) => all.reduce((result, counts) => result + counts[kind], 0);
  if (total(one) === total(other)) return undefined;
  return total(one) > total(other) ? one : other;
}

function ambiguousOf(columns: readonly ColumnFormat[]): AmbiguousSetting[] {
  const open = columns.filter(({ isAmbiguous }) => isAmbiguous);
  return [
    ...(open.some(({ dateOrder }) => dateOrder !== undefined) ? (['date_order'] as const) : []),
    ...(open.some(({ decimalMark }) => decimalMark !== undefined) ? (['decimal_mark'] as const) : []),
  ];
}
