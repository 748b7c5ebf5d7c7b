import { WorkbookError } from '../model/workbook-error';
import type { ByteWindow } from './byte-window';
import { BANG, LT, QUESTION, SLASH } from './bytes';
import { skipMarkup } from './markup';

export interface Root {
  /** Length of the namespace prefix with its colon, which all elements share. Mostly 0. */
  readonly prefix: number;
  readonly empty: boolean;
}

/** Moves the window after the opening tag of the root element. Undefined if the tag is not complete yet. */
export function readRoot(window: ByteWindow, part: string, expected: string): Root | undefined {
  const { bytes, end } = window;
  for (let i = window.start; ; ) {
    while (i < end && bytes[i] !== LT) i++;
    const next = skipMarkup(bytes, i, end, part);
    if (next === -1) return undefined;
    window.start = next;
    if (bytes[i + 1] !== QUESTION && bytes[i + 1] !== BANG) {
      const name = /^[^\s/>]*/.exec(bytes.toString('latin1', i + 1, Math.min(next, i + 100)))?.[0] ?? '';
      const prefix = name.indexOf(':') + 1;
      if (name.slice(prefix) !== expected) throw wrongRoot(part, name);
      return { prefix, empty: bytes[next - 2] === SLASH };
    }
    i = next;
  }
}

function wrongRoot(part: string, name: string): WorkbookError {
  const message = `"${part}" in the workbook has the unexpected root element <${name}>. Save the workbook again.`;
  return new WorkbookError('malformed_xml', message, { part });
}
