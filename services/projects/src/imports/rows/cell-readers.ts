import { cellKinds } from '@trackway/contracts';
import { isStorableTime, isUnicode, isUuid, truncateText } from '@trackway/runtime';
import { z } from 'zod';
import type { RowError } from '../stores/row-outcome';
import { splitNames } from './name-list';
import type { Cell, Row } from './row-batch';

/** Length of a cell's text in an error, in UTF-16 units. */
const MAX_SHOWN = 1_000;
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Reads the cells of a row and collects all errors. Methods return undefined for an empty or invalid cell. */
export class CellReader {
  readonly errors: RowError[] = [];

  constructor(readonly row: Row) {}

  has(key: string): boolean {
    return this.row.cell(key).kind !== cellKinds.empty;
  }

  /** One line, without surrounding spaces. */
  text(key: string, maximum = 255): string | undefined {
    return this.checked(key, this.present(key)?.text.trim(), maximum);
  }

  /** Several lines, unchanged, as in requests. Undefined for spaces alone, as for an empty cell. */
  longText(key: string, maximum: number): string | undefined {
    return this.checked(key, this.present(key)?.text, maximum);
  }

  required(key: string): string | undefined {
    const text = this.text(key);
    const invalid = this.errors.some(({ column }) => column === key);
    if (text === undefined && !invalid) return this.addError(key, 'required', 'Must not be empty.');
    return text;
  }

  /** An integer from `minimum` to `maximum`, as a number or a text. */
  wholeNumber(key: string, minimum: number, maximum: number): number | undefined {
    const cell = this.present(key);
    if (!cell) return undefined;
    const text = cell.text.trim();
    if (text === '') return undefined;
    const number = /^[+-]?\d+(\.0+)?$|^[+-]?\d+(\.\d+)?e[+-]?\d+$/i.test(text) ? Number(text) : Number.NaN;
    if (cell.kind === cellKinds.boolean || cell.kind === cellKinds.time || !Number.isSafeInteger(number)) {
      return this.addError(key, 'invalid_number', 'Must be a whole number.');
    }
    if (number < minimum) return this.addError(key, 'out_of_range', `Must be ${minimum} or more.`);
    if (number > maximum) return this.addError(key, 'out_of_range', `Must be ${maximum} or less.`);
    return number;
  }

  boolean(key: string): boolean | undefined {
    const text = this.present(key)?.text.trim().toLowerCase();
    if (text === undefined || text === '') return undefined;
    if (['true', 'yes', '1'].includes(text)) return true;
    if (['false', 'no', '0'].includes(text)) return false;
    return this.addError(key, 'invalid_boolean', 'Must be true or false.');
  }

  /** A date or time. Without an offset it is in UTC, and without a time of day it is midnight. */
  time(key: string): Date | undefined {
    const text = this.present(key)?.text.trim();
    if (text === undefined || text === '') return undefined;
    const [, day = '', clock = '00:00', offset = 'Z'] = TIME.exec(text) ?? [];
    const time = new Date(`${day}T${clock}${offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`);
    const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
    if (day !== '' && isDay && isStorableTime(time)) return time;
    return this.addError(key, 'invalid_time', 'Must be a date or time, such as 2026-12-31 or 2026-12-31T17:00:00Z.');
  }

  email(key: string): string | undefined {
    const text = this.text(key, 254);
    if (text === undefined || z.email().safeParse(text).success) return text;
    return this.addError(key, 'invalid_email', 'Must be an e-mail address, such as ana@example.org.');
  }

  uuid(key: string): string | undefined {
    const text = this.text(key);
    if (text === undefined || isUuid(text)) return text?.toLowerCase();
    return this.addError(key, 'invalid_id', 'Must be an id, as exports write it.');
  }

  /** Names as `splitNames` reads them. Undefined for an empty cell. */
  names(key: string): readonly string[] | undefined {
    const text = this.text(key, 10_000);
    if (text === undefined) return undefined;
    const names = splitNames(text);
    if (names.some((name) => name.length > 255))
      return this.addError(key, 'too_long', 'Each name must have 255 characters at most.');
    return names;
  }

  addError(key: string, code: string, message: string): undefined {
    this.errors.push({ column: key, code, message, value: truncateText(this.row.cell(key).text, MAX_SHOWN) });
    return undefined;
  }

  private present(key: string): Cell | undefined {
    const cell = this.row.cell(key);
    if (cell.kind === cellKinds.empty) return undefined;
    if (cell.kind === cellKinds.error) {
      return this.addError(key, 'cell_error', `The cell shows the error ${truncateText(cell.text, MAX_SHOWN)}.`);
    }
    return cell;
  }

  private checked(key: string, text: string | undefined, maximum: number): string | undefined {
    if (text === undefined || text.trim() === '') return undefined;
    if (text.length > maximum) return this.addError(key, 'too_long', `Must have ${maximum} characters at most.`);
    if (!isUnicode(text)) return this.addError(key, 'invalid_text', 'Must be Unicode text.');
    return text;
  }
}
