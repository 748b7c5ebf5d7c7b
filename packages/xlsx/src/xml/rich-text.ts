import type { ByteSink } from './byte-sink';
import { BANG, endsName, GT, LEFT_BRACKET, LOWER_I, LOWER_R, LOWER_S, LOWER_T, LT, SLASH } from './bytes';
import { skipMarkup } from './markup';
import { appendText } from './text';

const cdataStart = '<![CDATA['.length;
const cdataEnd = ']]>'.length;

/**
 * Reads the content of `<is>` or `<si>`: its text, or the joined texts of its runs without phonetic runs.
 */
export class RichText {
  constructor(
    private readonly part: string,
    /** Length of the namespace prefix with its colon. Mostly 0. */
    private readonly prefix: number,
  ) {}

  /** `from` is after the opening tag. Returns the position after the closing tag, or -1 if it is incomplete. */
  append(bytes: Buffer, from: number, end: number, sink: ByteSink): number {
    const { prefix } = this;
    let inPhonetic = false;
    for (let i = from; ; ) {
      while (i < end && bytes[i] !== LT) i++;
      if (i + 4 + prefix >= end) return -1;
      const closing = bytes[i + 1] === SLASH;
      const at = i + 1 + prefix + (closing ? 1 : 0);
      const next = skipMarkup(bytes, i, end, this.part);
      if (next === -1) return -1;
      if (closing && endsItem(bytes, at)) return next;
      if (bytes[at] === LOWER_R && bytes[at + 1] === 0x50 && bytes[at + 2] === 0x68) {
        inPhonetic = !closing && bytes[next - 2] !== SLASH;
      }
      const opensText = !closing && bytes[at] === LOWER_T && endsName(bytes[at + 1]) && bytes[next - 2] !== SLASH;
      i = opensText && !inPhonetic ? this.appendContent(bytes, next, end, sink) : next;
      if (i === -1) return -1;
    }
  }

  /** Appends text with CDATA sections and without comments. Returns the position of the closing tag, or -1. */
  appendContent(bytes: Buffer, from: number, end: number, sink: ByteSink): number {
    for (let i = from; ; ) {
      i = appendText(bytes, i, end, sink);
      if (i === -1 || i + 3 >= end) return -1;
      if (bytes[i + 1] === SLASH) return i;
      const next = skipMarkup(bytes, i, end, this.part);
      if (next === -1) return -1;
      if (bytes[i + 1] === BANG && bytes[i + 2] === LEFT_BRACKET) {
        sink.append(bytes, i + cdataStart, next - cdataEnd);
        sink.ascii = false;
      }
      i = next;
    }
  }

  /** Fast path for `<t>text</t>` at `at`. Returns -2 for other content, and -1 if it is incomplete. */
  appendPlain(bytes: Buffer, at: number, end: number, sink: ByteSink): number {
    if (this.prefix !== 0 || bytes[at] !== LT || bytes[at + 1] !== LOWER_T || !endsName(bytes[at + 2])) return -2;
    let i = at + 2;
    while (i < end && bytes[i] !== GT) i++;
    if (bytes[i - 1] === SLASH) return -2;
    i = appendText(bytes, i + 1, end, sink);
    if (i === -1 || i + 4 > end) return -1;
    return bytes[i + 1] === SLASH && bytes[i + 2] === LOWER_T && bytes[i + 3] === GT ? i + 4 : -2;
  }
}

/** Whether the name is `is` or `si`. Neither occurs inside the other. */
function endsItem(bytes: Buffer, at: number): boolean {
  const first = bytes[at];
  const second = bytes[at + 1];
  const both = (first === LOWER_I && second === LOWER_S) || (first === LOWER_S && second === LOWER_I);
  return both && endsName(bytes[at + 2]);
}
