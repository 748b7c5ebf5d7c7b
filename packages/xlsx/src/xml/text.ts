import { WorkbookError } from '../model/workbook-error';
import type { ByteSink } from './byte-sink';
import { AMP, CR, LF, LOWER_X, LT, UNDERSCORE } from './bytes';
import { referencedCharacter, referenceLength } from './references';

/**
 * Appends the decoded character data from `start` to the next `<`, and returns the position of `<`, or -1 if the data ends before.
 * Most text needs no decoding and is copied.
 */
export function appendText(bytes: Buffer, start: number, end: number, sink: ByteSink): number {
  let i = start;
  let seen = 0;
  for (; i < end; i++) {
    const byte = bytes[i] as number;
    if (byte === LT) break;
    if (byte === AMP || byte === CR || (byte === UNDERSCORE && bytes[i + 1] === LOWER_X)) {
      return appendDecoded(bytes, start, end, sink);
    }
    seen |= byte;
  }
  if (i >= end) return -1;
  sink.append(bytes, start, i);
  if (seen > 0x7f) sink.ascii = false;
  return i;
}

function appendDecoded(bytes: Buffer, start: number, end: number, sink: ByteSink): number {
  const stop = bytes.indexOf(LT, start);
  if (stop === -1 || stop >= end) return -1;
  let copied = start;
  for (let i = start; i < stop; ) {
    const length = specialLength(bytes, i, stop, sink);
    if (length === 0) {
      i++;
      continue;
    }
    sink.append(bytes, copied, i);
    appendSpecial(bytes, i, stop, sink);
    i += length;
    copied = i;
  }
  sink.append(bytes, copied, stop);
  return stop;
}

/** Returns the length of the escape or reference at `at`, or 0. Also updates `sink.ascii`. */
function specialLength(bytes: Buffer, at: number, stop: number, sink: ByteSink): number {
  const byte = bytes[at] as number;
  if (byte > 0x7f) sink.ascii = false;
  if (byte === AMP) return referenceLength(bytes, at, stop) || 1;
  if (byte === CR) return bytes[at + 1] === LF ? 2 : 1;
  if (byte !== UNDERSCORE) return 0;
  const unit = escapedUnit(bytes, at, stop);
  if (unit === undefined) return 0;
  return lowHalf(bytes, at, stop, unit) === undefined ? escapeLength : 2 * escapeLength;
}

function appendSpecial(bytes: Buffer, at: number, stop: number, sink: ByteSink): void {
  const byte = bytes[at];
  if (byte === AMP) appendReference(bytes, at, stop, sink);
  // Line ends are normalized to LF (XML 1.0, 2.11). A literal CR is written as a reference or `_x000D_`.
  else if (byte === CR) sink.appendCodePoint(LF);
  else appendEscape(bytes, at, stop, sink);
}

function appendReference(bytes: Buffer, at: number, stop: number, sink: ByteSink): void {
  const length = referenceLength(bytes, at, stop);
  const code = length === 0 ? undefined : referencedCharacter(bytes.toString('latin1', at + 1, at + length - 1));
  if (code === undefined) throw unknownReference();
  sink.appendCodePoint(code);
}

export function unknownReference(): WorkbookError {
  return new WorkbookError('malformed_xml', 'The workbook contains an unknown XML reference. Save it again.');
}

const escapeLength = 7;

/** `_xHHHH_` is a UTF-16 code unit that XML does not allow (ECMA-376 part 1, 22.9.2.19). */
function appendEscape(bytes: Buffer, at: number, stop: number, sink: ByteSink): void {
  const unit = escapedUnit(bytes, at, stop) ?? 0xfffd;
  const low = lowHalf(bytes, at, stop, unit);
  if (low !== undefined) sink.appendCodePoint(0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00));
  // An unpaired surrogate has no encoding in UTF-8.
  else sink.appendCodePoint(isHigh(unit) || isLow(unit) ? 0xfffd : unit);
}

function lowHalf(bytes: Buffer, at: number, stop: number, unit: number): number | undefined {
  const low = isHigh(unit) ? escapedUnit(bytes, at + escapeLength, stop) : undefined;
  return low !== undefined && isLow(low) ? low : undefined;
}

function escapedUnit(bytes: Buffer, at: number, stop: number): number | undefined {
  if (at + escapeLength > stop || bytes[at] !== UNDERSCORE || bytes[at + 1] !== LOWER_X) return undefined;
  if (bytes[at + 6] !== UNDERSCORE) return undefined;
  const digits = bytes.toString('latin1', at + 2, at + 6);
  return /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : undefined;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
