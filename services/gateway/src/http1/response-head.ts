/** How the end of a body is found. */
export type Framing = 'none' | 'length' | 'chunked' | 'until closed';

export interface ResponseHead {
  readonly status: number;
  /** Names and values by turns, as they came. */
  readonly headers: readonly string[];
  readonly framing: Framing;
  /** Bytes of the body, where it is framed by its length. */
  readonly length: number;
  /** How long the connection may be kept for another request; 0 for not at all. */
  readonly keepMs: number;
}

/** What came is no answer by RFC 9112, or one that two readers could take differently. */
export class MalformedResponse extends Error {
  override readonly name = 'BadAnswer';
}

/** Of services that don't say how long they keep a connection. */
const KEEP_MS = 4_000;
/** A service that says 5 s may close after 5 s; what is sent then is lost. */
const MARGIN_MS = 1_000;
const MAX_KEEP_MS = 60_000;

const STATUS_LINE = /^HTTP\/1\.([01]) ([1-9][0-9]{2})(?: |$)/;
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const LENGTH = /^[0-9]{1,15}$/;
// Line ends that aren't CR LF, and other controls than the tab.
const CONTROLS = /[^\t\r\n\x20-\x7e\x80-\xff]|\r(?!\n)|(?<!\r)\n/;
const CLOSE = /(?:^|,)[\t ]*close[\t ]*(?:,|$)/i;
const TIMEOUT = /(?:^|[,\t ])timeout=([0-9]{1,6})/i;

/**
 * Reads the head of an answer, strictly: `text` in latin1, without the empty line behind it. `toHead` for an answer to HEAD.
 * @throws BadAnswer
 */
export function parseResponseHead(text: string, toHead: boolean): ResponseHead {
  if (CONTROLS.test(text)) throw new MalformedResponse('The head of the answer holds controls.');
  let end = lineEnd(text, 0);
  const [, minor, digits] = STATUS_LINE.exec(text.slice(0, end)) ?? [];
  if (digits === undefined) throw new MalformedResponse('What came is not HTTP/1.1.');
  const status = Number(digits);
  const headers: string[] = [];
  let length: string | undefined;
  let coding: string | undefined;
  let connection = '';
  let keepAlive = '';
  while (end < text.length) {
    const start = end + 2;
    end = lineEnd(text, start);
    const colon = text.indexOf(':', start);
    const name = colon < 0 || colon > end ? '' : text.slice(start, colon);
    if (!NAME.test(name)) throw new MalformedResponse('A header line of the answer cannot be read.');
    const value = text.slice(colon + 1, end).trim();
    headers.push(name, value);
    switch (name.length) {
      case 10:
        if (isNamed(name, 'connection')) connection = connection ? `${connection},${value}` : value;
        else if (isNamed(name, 'keep-alive')) keepAlive = value;
        break;
      case 14:
        if (!isNamed(name, 'content-length')) break;
        if (length !== undefined || !LENGTH.test(value))
          throw new MalformedResponse('The length of the answer is not one number.');
        length = value;
        break;
      case 17:
        if (!isNamed(name, 'transfer-encoding')) break;
        if (coding !== undefined || value.toLowerCase() !== 'chunked' || minor === '0') {
          throw new MalformedResponse('The transfer coding of the answer is not chunked alone.');
        }
        coding = value;
        break;
    }
  }
  if (coding !== undefined && length !== undefined)
    throw new MalformedResponse('The answer has a length and chunks at once.');

  const framing = framingOf(status, toHead, coding, length);
  const mayKeep = minor === '1' && framing !== 'until closed' && !(connection !== '' && CLOSE.test(connection));
  return { status, headers, framing, length: Number(length ?? 0), keepMs: mayKeep ? keepMsOf(keepAlive) : 0 };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\r\n', from);
  return end < 0 ? text.length : end;
}

function isNamed(name: string, lower: string): boolean {
  return name === lower || name.toLowerCase() === lower;
}

function framingOf(status: number, toHead: boolean, coding: string | undefined, length: string | undefined): Framing {
  if (toHead || status === 204 || status === 304 || status < 200) return 'none';
  if (coding !== undefined) return 'chunked';
  if (length === undefined) return 'until closed';
  return length === '0' ? 'none' : 'length';
}

function keepMsOf(keepAlive: string): number {
  if (keepAlive === '') return KEEP_MS;
  const [, seconds] = TIMEOUT.exec(keepAlive) ?? [];
  if (seconds === undefined) return KEEP_MS;
  return Math.min(Math.max(Number(seconds) * 1_000 - MARGIN_MS, 0), MAX_KEEP_MS);
}
