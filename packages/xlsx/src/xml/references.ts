import { AMP, SEMICOLON } from './bytes';

/** The longest reference is `&#1114111;`; some writers pad the hexadecimal form with zeros. */
const maxReferenceLength = 14;
const predefined: Readonly<Record<string, number>> = { lt: 0x3c, gt: 0x3e, amp: AMP, quot: 0x22, apos: 0x27 };

/** Length of the reference at `at`, or 0 if no `;` follows within the limit. */
export function referenceLength(bytes: Buffer, at: number, end: number): number {
  const last = Math.min(end, at + maxReferenceLength);
  for (let i = at + 1; i < last; i++) if (bytes[i] === SEMICOLON) return i - at + 1;
  return 0;
}

/** The character of a reference without `&` and `;`. Undefined for custom entities, which are not supported. */
export function referencedCharacter(name: string): number | undefined {
  if (!name.startsWith('#')) return Object.hasOwn(predefined, name) ? predefined[name] : undefined;
  const digits = /^#(?:x([0-9a-f]+)|([0-9]+))$/i.exec(name);
  if (digits === null) return undefined;
  const code = digits[1] === undefined ? Number.parseInt(digits[2] ?? '', 10) : Number.parseInt(digits[1], 16);
  return isXmlCharacter(code) ? code : undefined;
}

/** https://www.w3.org/TR/xml/#charsets */
export function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code <= 0x10ffff);
}
