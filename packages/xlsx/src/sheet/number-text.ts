import { type CellKind, cellKinds } from '../model/cell';
import type { ByteSink } from '../xml/byte-sink';
import { DASH, DOT, NINE, ZERO } from '../xml/bytes';
import { appendText } from '../xml/text';

/** Decimals with up to 15 digits have a unique double (IEEE 754, DBL_DIG). */
const exactDigits = 15;
const maxNumberLength = 400;
const numberPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Appends the number from `start` to `end` as JavaScript prints it, which is the shortest form that reads back the same. */
export function appendNumber(bytes: Buffer, start: number, end: number, sink: ByteSink): CellKind {
  if (isCanonical(bytes, start, end)) {
    sink.append(bytes, start, end);
    return cellKinds.number;
  }
  const text = bytes.toString('latin1', start, Math.min(end, start + maxNumberLength)).trim();
  if (text === '') return cellKinds.empty;
  if (!numberPattern.test(text)) {
    // appendText stops at `<`, which is at `end`.
    appendText(bytes, start, end + 1, sink);
    return cellKinds.text;
  }
  const value = Number(text);
  if (Number.isFinite(value)) {
    sink.appendAscii(value === 0 ? '0' : String(value));
    return cellKinds.number;
  }
  sink.appendAscii('#NUM!');
  return cellKinds.error;
}

/** Whether JavaScript prints the number with the same characters. Most numbers are stored so, and are copied. */
function isCanonical(bytes: Buffer, start: number, end: number): boolean {
  let i = bytes[start] === DASH ? start + 1 : start;
  if (end - i > exactDigits + 1 || i === end) return false;
  const first = i;
  i = afterDigits(bytes, i, end);
  const leadingZero = bytes[first] === ZERO;
  if (i === first || (leadingZero && i !== first + 1)) return false;
  if (i === end) return i - first <= exactDigits && (!leadingZero || first === start);
  if (bytes[i] !== DOT || bytes[end - 1] === ZERO || i + 1 === end) return false;
  // Below 0.000001 JavaScript prints exponents.
  if (leadingZero && end - i > 7) return false;
  return afterDigits(bytes, i + 1, end) === end;
}

function afterDigits(bytes: Buffer, from: number, end: number): number {
  let i = from;
  while (i < end && (bytes[i] as number) >= ZERO && (bytes[i] as number) <= NINE) i++;
  return i;
}

/** The number from `start` to `end`, or NaN. */
export function numberBetween(bytes: Buffer, start: number, end: number): number {
  let digits = 0;
  let scale = 1;
  let fraction = false;
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number;
    if (byte === DOT && !fraction) {
      fraction = true;
    } else if (byte >= ZERO && byte <= NINE && end - start <= exactDigits + 1) {
      digits = digits * 10 + byte - ZERO;
      if (fraction) scale *= 10;
    } else {
      const text = bytes.toString('latin1', start, Math.min(end, start + maxNumberLength)).trim();
      return numberPattern.test(text) ? Number(text) : Number.NaN;
    }
  }
  return start === end ? Number.NaN : digits / scale;
}
