/** How the end of the body is determined. */
export type Framing = 'none' | 'length' | 'chunked' | 'until closed';

export interface ResponseHead {
  readonly status: number;
  /** Names and values alternate, in received order. */
  readonly headers: readonly string[];
  readonly framing: Framing;
  /** Length of the body in bytes, if it is framed by length. */
  readonly length: number;
  /** How long the connection may be reused; 0 if it must not be. */
  readonly keepMs: number;
}

/** The data is not a response by RFC 9112, or two parsers could disagree about it. */
export class MalformedResponse extends Error {
  override readonly name = 'MalformedResponse';
}

/** Keep-alive time of services that announce none. */
const KEEP_MS = 4_000;
/** A service that announces 5 s may close after 5 s; a request sent then is lost. */
const MARGIN_MS = 1_000;
const MAX_KEEP_MS = 60_000;

const STATUS_LINE = /^HTTP\/1\.([01]) ([1-9][0-9]{2})(?: |$)/;
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const LENGTH = /^[0-9]{1,15}$/;
// Line ends other than CR LF, and control characters other than the tab.
const CONTROLS = /[^\t\r\n\x20-\x7e\x80-\xff]|\r(?!\n)|(?<!\r)\n/;
const CLOSE = /(?:^|,)[\t ]*close[\t ]*(?:,|$)/i;
const TIMEOUT = /(?:^|[,\t ])timeout=([0-9]{1,6})/i;

/**
 * Parses the head of a response strictly. `text` is in latin1, without the final empty line. `toHead` is true for the
 * response to a HEAD request.
 * @throws MalformedResponse
 */
export function parseResponseHead(text: string, toHead: boolean): ResponseHead {
  if (CONTROLS.test(text)) throw new MalformedResponse('The response head contains control characters.');
  let end = lineEnd(text, 0);
  const [, minor, digits] = STATUS_LINE.exec(text.slice(0, end)) ?? [];
  if (digits === undefined) throw new MalformedResponse('The response is not HTTP/1.1.');
  const status = Number(digits);
  if (status < 200 && minor === '0') throw new MalformedResponse('HTTP/1.0 has no interim responses.');
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
    if (!NAME.test(name)) throw new MalformedResponse('A header line of the response is invalid.');
    const value = withoutSpaces(text, colon + 1, end);
    headers.push(name, value);
    switch (name.length) {
      case 10:
        if (isNamed(name, 'connection')) connection = connection ? `${connection},${value}` : value;
        else if (isNamed(name, 'keep-alive')) keepAlive = value;
        break;
      case 14:
        if (!isNamed(name, 'content-length')) break;
        if (length !== undefined || !LENGTH.test(value))
          throw new MalformedResponse('The Content-Length of the response is not one number.');
        length = value;
        break;
      case 17:
        if (!isNamed(name, 'transfer-encoding')) break;
        if (coding !== undefined || value.toLowerCase() !== 'chunked' || minor === '0') {
          throw new MalformedResponse('The transfer coding of the response is not exactly chunked.');
        }
        coding = value;
        break;
    }
  }
  if (coding !== undefined && length !== undefined)
    throw new MalformedResponse('The response has both a length and chunks.');

  const framing = framingOf(status, toHead, coding, length);
  const mayKeep = minor === '1' && framing !== 'until closed' && !(connection !== '' && CLOSE.test(connection));
  return { status, headers, framing, length: Number(length ?? 0), keepMs: mayKeep ? keepMsOf(keepAlive) : 0 };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\r\n', from);
  return end < 0 ? text.length : end;
}

/** `trim` would also remove U+00A0, which belongs to the value. */
function withoutSpaces(text: string, from: number, to: number): string {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09;
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
