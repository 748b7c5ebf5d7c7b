import { type DecimalMark, decimalMarks } from '../model/text-format';

/** Currency symbols and codes before or after an amount. */
const currency = String.raw`(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|kr|zł)`;
const amount = new RegExp(
  String.raw`^(?:${currency}\s*)?([-+\u2212]?)\s*(?:${currency}\s*)?(\d[\d.,'\u2019\s]*|[.,]\d+)(?:\s*${currency})?$`,
  'u',
);
/** Negative amounts of accounting programs: `(1,234.50)` and `1,234.50-`. */
const negative = new RegExp(String.raw`^(?:${currency}\s*)?\((.+)\)$|^(.*\d)\s*-$`, 'u');
const spaces = /[\s'\u2019]/g;
/** Spaces and apostrophes separate thousands. Other digits apart, such as `5 10`, are not one number. */
const spaced = /^\d{1,3}(?:[\s'\u2019]\d{3})+(?:[.,]\d*)?$/;

/** Whether a text with separators decides the decimal mark. */
export type NumberShape = { readonly mark: DecimalMark } | 'either' | 'plain';

/** Undefined if the text is not a number. `1,234` can be both; `1.234,5` and `12,5` have a decimal comma. */
export function numberShape(text: string): NumberShape | undefined {
  const digits = digitsOf(text)?.digits;
  if (digits === undefined) return undefined;
  const marks = digits.replace(/\d/g, '');
  if (marks === '') return 'plain';
  const last: DecimalMark = marks.endsWith(',') ? 'comma' : 'point';
  if (new Set(marks).size === 2) return isGrouped(digits, last) ? { mark: last } : undefined;
  if (marks.length > 1) return isGrouped(digits, other(last)) ? { mark: other(last) } : undefined;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? 'either' : { mark: last };
}

/** The number in the form `1234.5`. Undefined if the text is not a number with this decimal mark. */
export function plainNumber(text: string, mark: DecimalMark): string | undefined {
  const found = digitsOf(text);
  if (found === undefined || !isGrouped(found.digits, mark)) return undefined;
  const group = decimalMarks[other(mark)];
  const plain = found.digits.replaceAll(group, '').replace(decimalMarks[mark], '.').replace(/\.$/, '');
  return `${found.isNegative ? '-' : ''}${plain}`;
}

function digitsOf(text: string): { readonly isNegative: boolean; readonly digits: string } | undefined {
  if (text.length > 40) return undefined;
  const [, inParentheses, beforeMinus] = negative.exec(text.trim()) ?? [];
  const unsigned = inParentheses ?? beforeMinus;
  const [, sign = '', found] = amount.exec(unsigned ?? text.trim()) ?? [];
  // Two signs are no number.
  if (unsigned !== undefined && sign !== '') return undefined;
  const digits = found?.trim().replace(/^[.,]/, '0$&');
  if (digits === undefined || (digits.search(spaces) >= 0 && !spaced.test(digits))) return undefined;
  const isNegative = unsigned !== undefined || sign === '-' || sign === '\u2212';
  return { isNegative, digits: digits.replace(spaces, '') };
}

/** Whether the marks are at the places of thousands and decimals. */
function isGrouped(digits: string, mark: DecimalMark): boolean {
  const pattern = mark === 'comma' ? /^(\d+|\d{1,3}(\.\d{3})+)(,\d*)?$/ : /^(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/;
  return pattern.test(digits);
}

function other(mark: DecimalMark): DecimalMark {
  return mark === 'comma' ? 'point' : 'comma';
}
