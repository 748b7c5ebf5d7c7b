import { dateShape, numberShape } from '@trackway/xlsx';
import { statusOfWord } from './status-words';

const email = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]{2,}$/;
const phone = /^\+?[\d\s().-]{7,22}(\s*(x|ext\.?|ramal)\s*\d+)?$/i;
const url = /^https?:\/\/\S+$/i;
const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const code = /^[\p{L}]{1,8}[-_/. ]?\d{1,10}$/u;
const flag = /^(true|false|yes|no|sim|não|nao|sí|si|verdadeiro|falso|0|1)$/i;
const longText = 60;

/** Parts of a column's values that have a form, 0 to 1. */
export interface ValueProfile {
  readonly count: number;
  readonly email: number;
  readonly phone: number;
  readonly url: number;
  readonly uuid: number;
  readonly code: number;
  readonly flag: number;
  readonly number: number;
  readonly date: number;
  readonly status: number;
  readonly long: number;
  /** Part of the values that differ from each other. */
  readonly distinct: number;
}

/** Profiles the values that are not empty. */
export function profileOf(values: readonly string[]): ValueProfile {
  const texts = values.map((value) => value.trim()).filter((value) => value !== '');
  const share = (matches: (text: string) => boolean) =>
    texts.length === 0 ? 0 : texts.filter(matches).length / texts.length;
  const isDate = (text: string) => dateShape(text) !== undefined;
  return {
    count: texts.length,
    email: share((text) => text.split(/[;,]\s*/).every((one) => email.test(one))),
    phone: share((text) => phone.test(text) && text.replace(/\D/g, '').length >= 7 && !isDate(text)),
    url: share((text) => url.test(text)),
    uuid: share((text) => uuid.test(text)),
    code: share((text) => code.test(text)),
    flag: share((text) => flag.test(text)),
    number: share((text) => numberShape(text) !== undefined),
    date: share(isDate),
    status: share((text) => statusOfWord(text) !== undefined),
    long: share((text) => text.length > longText || text.includes('\n')),
    distinct: texts.length === 0 ? 0 : new Set(texts).size / texts.length,
  };
}
