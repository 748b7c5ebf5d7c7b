import { maxCellLength } from '../model/workbook-limits';
import type { ByteSink } from '../xml/byte-sink';

const plain = 0;
const special = 1;

/** Classes of ASCII characters. Plain ones are copied. */
const classes = new Uint8Array(128);
for (let code = 0; code < 0x20; code++) classes[code] = special;
classes['\n'.charCodeAt(0)] = plain;
classes['\t'.charCodeAt(0)] = plain;
for (const character of '&<>_') classes[character.charCodeAt(0)] = special;

const maxCharacterBytes = '_x000D_'.length;

/**
 * Appends text as XML character data in UTF-8, without loss: characters that XML does not allow become
 * `_xHHHH_`, and a text that looks like such an escape has its first `_` escaped (ECMA-376 part 1, 22.9.2.19).
 */
export function encodeText(text: string, sink: ByteSink): void {
  sink.reserve(text.length * maxCharacterBytes);
  const { bytes } = sink;
  let to = sink.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80 && classes[code] === plain) {
      bytes[to++] = code;
      continue;
    }
    sink.length = to;
    if (appendSpecial(text, i, code, sink)) i++;
    to = sink.length;
  }
  sink.length = to;
}

/** Cuts a text to the maximum length of a cell, not inside a surrogate pair. */
export function truncateToCell(text: string): string {
  if (text.length <= maxCellLength) return text;
  const last = text.charCodeAt(maxCellLength - 1);
  return text.slice(0, isHigh(last) ? maxCellLength - 1 : maxCellLength);
}

/** Returns true if the character has two code units. */
function appendSpecial(text: string, i: number, code: number, sink: ByteSink): boolean {
  if (code === 0x26) sink.appendAscii('&amp;');
  else if (code === 0x3c) sink.appendAscii('&lt;');
  else if (code === 0x3e) sink.appendAscii('&gt;');
  else if (code === 0x5f) sink.appendAscii(looksEscaped(text, i) ? '_x005F_' : '_');
  else if (needsEscape(code)) sink.appendAscii(`_x${code.toString(16).toUpperCase().padStart(4, '0')}_`);
  else if (code < 0xd800 || code > 0xdfff) sink.appendCodePoint(code);
  else {
    const whole = text.codePointAt(i) ?? 0;
    const paired = whole > 0xffff;
    // An unpaired surrogate has no encoding in UTF-8.
    sink.appendCodePoint(paired ? whole : 0xfffd);
    return paired;
  }
  return false;
}

/** Whether a reader could parse the text at `at` as an escape, also together with the `_` of a following escape. */
function looksEscaped(text: string, at: number): boolean {
  if (text[at + 1] !== 'x' || !/^[0-9a-f]{4}$/i.test(text.slice(at + 2, at + 6))) return false;
  return text[at + 6] === '_' || needsEscape(text.charCodeAt(at + 6));
}

function needsEscape(code: number): boolean {
  return (code < 0x20 && code !== 0x09 && code !== 0x0a) || code === 0xfffe || code === 0xffff;
}

const isHigh = (code: number) => code >= 0xd800 && code <= 0xdbff;
