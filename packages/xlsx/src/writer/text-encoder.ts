import { maxCellLength } from '../model/workbook-limits';
import type { ByteSink } from '../xml/byte-sink';

const plain = 0;
const special = 1;

/** Which ASCII characters can be copied as they are. */
const classes = new Uint8Array(128);
for (let code = 0; code < 0x20; code++) classes[code] = special;
classes['\n'.charCodeAt(0)] = plain;
classes['\t'.charCodeAt(0)] = plain;
for (const character of '&<>_') classes[character.charCodeAt(0)] = special;

const longestCharacter = '_x000D_'.length;

/**
 * Appends text as XML character data in UTF-8, so that reading gives the same text back: what XML can't hold becomes
 * `_xHHHH_`, and a text that looks like such an escape has its first `_` escaped (ECMA-376 part 1, 22.9.2.19).
 */
export function encodeText(text: string, sink: ByteSink): void {
  sink.reserve(text.length * longestCharacter);
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

/** Cuts a text to what a cell can hold, between two characters. */
export function fitCell(text: string): string {
  if (text.length <= maxCellLength) return text;
  const last = text.charCodeAt(maxCellLength - 1);
  return text.slice(0, isHigh(last) ? maxCellLength - 1 : maxCellLength);
}

/** True where the character took two code units. */
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
    // Half a surrogate pair is no character; there is nothing that UTF-8 could say for it.
    sink.appendCodePoint(paired ? whole : 0xfffd);
    return paired;
  }
  return false;
}

/** Whether a reader could take what follows for an escape, also with the `_` that an escape right after it begins with. */
function looksEscaped(text: string, at: number): boolean {
  if (text[at + 1] !== 'x' || !/^[0-9a-f]{4}$/i.test(text.slice(at + 2, at + 6))) return false;
  return text[at + 6] === '_' || needsEscape(text.charCodeAt(at + 6));
}

function needsEscape(code: number): boolean {
  return (code < 0x20 && code !== 0x09 && code !== 0x0a) || code === 0xfffe || code === 0xffff;
}

const isHigh = (code: number) => code >= 0xd800 && code <= 0xdbff;
