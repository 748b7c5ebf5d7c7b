import { ResponseParser } from './response-parser';

/** FUZZ_CASES=10000000 FUZZ_SEED=1 is the full size (two minutes). The default is small. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 20_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const TIMEOUT_MS = Math.max(60_000, CASES * 2);

interface Parsed {
  readonly status: number;
  readonly body: string;
  /** Bytes after the response. */
  readonly rest: number;
  readonly mayKeep: boolean;
}

interface Llhttp {
  execute(data: Buffer): number | Error;
  finish(): Error | undefined;
  [callback: number]: unknown;
}
interface LlhttpClass {
  new (): Llhttp;
  readonly RESPONSE: number;
  readonly kOnHeadersComplete: number;
  readonly kOnBody: number;
  readonly kOnMessageComplete: number;
}

// The parser of Node.js, which has no public interface.
const { HTTPParser }: { HTTPParser: LlhttpClass } = jest.requireActual('node:_http_common');

/** Parses with llhttp. Undefined if it rejects the data or needs more. */
function parseByLlhttp(data: Buffer, toHead: boolean): Parsed | undefined {
  const parser = new HTTPParser();
  Object.getPrototypeOf(parser).initialize.call(parser, HTTPParser.RESPONSE, {});
  const found: { status: number; body: string; keeps: boolean; isDone: boolean } = {
    status: 0,
    body: '',
    keeps: false,
    isDone: false,
  };
  let informational = false;
  parser[HTTPParser.kOnHeadersComplete] = (...given: unknown[]) => {
    informational = Number(given[5]) < 200;
    if (informational) return 0;
    found.status = Number(given[5]);
    found.keeps = given[8] === true;
    return toHead ? 1 : 0;
  };
  parser[HTTPParser.kOnBody] = (part: Buffer) => {
    found.body += part.toString('latin1');
  };
  let end = 0;
  parser[HTTPParser.kOnMessageComplete] = () => {
    if (!informational) found.isDone = true;
  };
  // One byte at a time, so that the end of the message is known exactly.
  while (end < data.length && !found.isDone) {
    if (parser.execute(data.subarray(end, end + 1)) instanceof Error) return undefined;
    end += 1;
  }
  if (!found.isDone) return undefined;
  return { status: found.status, body: found.body, rest: data.length - end, mayKeep: found.keeps };
}

/** Parses with the parser of the gateway. Undefined if it rejects the data or needs more. */
function parse(pieces: readonly Buffer[], toHead: boolean): Parsed | undefined {
  const found = { status: 0, body: '', ends: 0, size: 0 };
  const onBody = (data: Buffer | string) => {
    found.body += data.toString('latin1');
  };
  const parser = new ResponseParser({
    toHead,
    onHead: ({ status }) => {
      found.status = status;
    },
    onBody,
    onWhole: ({ status }, body) => {
      found.status = status;
      found.body = body;
      found.ends += 1;
    },
    onEnd: () => {
      found.ends += 1;
    },
  });
  let rest = 0;
  try {
    for (const piece of pieces) {
      if (parser.isDone) rest += piece.length;
      else parser.push(piece);
    }
  } catch {
    return undefined;
  }
  if (!parser.isDone || found.ends !== 1) return undefined;
  return {
    status: found.status,
    body: found.body,
    rest: rest > 0 || parser.isOverrun ? 1 : 0,
    mayKeep: parser.keepMs > 0,
  };
}

function random(seed: number) {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return { below, pick: <Value>(values: readonly Value[]) => values[below(values.length)] as Value };
}
type Random = ReturnType<typeof random>;

const STATUS_LINES = [
  'HTTP/1.1 200 OK',
  'HTTP/1.1 204 No Content',
  'HTTP/1.1 304 x',
  'HTTP/1.0 200 OK',
  'HTTP/1.1 404',
];
const HEADERS = [
  ...['Content-Length: 5', 'content-length: 0', 'Content-Length: 05', 'Content-Length: 5, 5', 'Content-Length:\t5 '],
  ...[
    'Content-Length: +5',
    'Content-Length: 0x5',
    'Content-Length : 5',
    'Content-Length: ',
    'Content-Length: 5 5',
    'Content-Length: 5\u00a0',
  ],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: Chunked', 'Transfer-Encoding: gzip, chunked'],
  ...['Transfer-Encoding: chunked, chunked', 'Transfer-Encoding: identity', 'Transfer-Encoding: xchunked'],
  ...['Transfer-Encoding : chunked', ' Transfer-Encoding: chunked', 'Transfer-Encoding:\u000bchunked'],
  ...[
    'Connection: close',
    'Connection: keep-alive',
    'Connection: x, close',
    'Connection: upgrade',
    'Keep-Alive: timeout=5',
  ],
  ...[
    'X: y',
    'X:',
    'X: a\u0000b',
    'X: \u00e9',
    ': x',
    'X y: z',
    'X',
    'X: a\r b',
    ' folded',
    'Trailer: X',
    'Upgrade: h2c',
  ],
];
const BODIES = [
  ...[
    '',
    'hello',
    'hello, world',
    '5\r\nhello\r\n0\r\n\r\n',
    '5;a=b\r\nhello\r\n0\r\n\r\n',
    '5 ;a\r\nhello\r\n0\r\n\r\n',
    '5;a="b c"\r\nhello\r\n0\r\n\r\n',
    '5 \r\nhello\r\n0\r\n\r\n',
  ],
  ...[
    '005\r\nhello\r\n0\r\n\r\n',
    '5\nhello\n0\n\n',
    '5\r\nhello0\r\n\r\n',
    '5\r\nhello\r\n0\r\nX: y\r\n\r\n',
    'g\r\nhello\r\n',
  ],
  ...['-5\r\nhello\r\n0\r\n\r\n', '0x5\r\nhello\r\n0\r\n\r\n', '5\r\nhello\r\n00\r\n\r\n', '5\r\nhel\r\n0\r\n\r\nlo'],
  ...[
    'ffffffffffffffff\r\nhello',
    '0\r\n\r\nHTTP/1.1 200 OK\r\n\r\n',
    '5;"\r\n"\r\nhello\r\n0\r\n\r\n',
    '5\r\n\r\nhello\r\n0\r\n\r\n',
  ],
];
const LINE_ENDS = ['\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '\r\r\n', '\n\r\n'];
const HINTS = ['', '', '', 'HTTP/1.1 100 Continue\r\n\r\n', 'HTTP/1.1 103 Hints\r\nLink: x\r\n\r\n'];

/** A response with valid and invalid parts, and in a third of the cases with one changed byte. */
function generate(from: Random): Buffer {
  const lines = [from.pick(STATUS_LINES), ...Array.from({ length: from.below(4) }, () => from.pick(HEADERS))];
  const head = lines.map((line) => line + (from.below(8) === 0 ? from.pick(LINE_ENDS) : '\r\n')).join('');
  const data = Buffer.from(`${from.pick(HINTS)}${head}\r\n${from.pick(BODIES)}`, 'latin1');
  const change = from.below(9);
  const at = from.below(data.length);
  if (change === 0) data[at] = from.below(256);
  if (change === 1) return Buffer.concat([data.subarray(0, at), data.subarray(at + 1)]);
  if (change === 2) return Buffer.concat([data.subarray(0, at), Buffer.of(from.below(256)), data.subarray(at)]);
  return data;
}

const whole = (data: Buffer) => [data];
const bytes = (data: Buffer) => Array.from(data, (byte) => Buffer.of(byte));

it(
  `accepts no response that llhttp rejects or frames differently, in ${CASES} cases`,
  () => {
    const from = random(SEED);
    const differences: unknown[] = [];
    let accepted = 0;
    for (let index = 0; index < CASES && differences.length < 5; index += 1) {
      const data = generate(from);
      const toHead = from.below(10) === 0;
      const own = parse(whole(data), toHead);
      if (own === undefined) continue;
      accepted += 1;
      const other = parseByLlhttp(data, toHead);
      const isEqual =
        other !== undefined &&
        own.status === other.status &&
        own.body === other.body &&
        own.rest === Math.min(other.rest, 1) &&
        // llhttp decides before it knows that a response to a HEAD has no body.
        (toHead || other.mayKeep || !own.mayKeep);
      if (!isEqual) differences.push({ data: data.toString('latin1'), toHead, own, other });
    }

    expect(differences).toEqual([]);
    expect(accepted).toBeGreaterThan(CASES / 50);
  },
  TIMEOUT_MS,
);

it(
  'returns the same result if the data arrives byte by byte or is split once anywhere',
  () => {
    const from = random(SEED + 1);
    const differences: unknown[] = [];
    for (let index = 0; index < Math.min(CASES / 20, 50_000) && differences.length < 5; index += 1) {
      const data = generate(from);
      const expected = parse(whole(data), false);
      for (let cut = 0; cut <= data.length; cut += 1) {
        const pieces = cut === 0 ? bytes(data) : [data.subarray(0, cut), data.subarray(cut)];
        const found = parse(pieces, false);
        const isEqual =
          found?.status === expected?.status && found?.body === expected?.body && found?.rest === expected?.rest;
        if (!isEqual) differences.push({ data: data.toString('latin1'), cut, expected, found });
      }
    }

    expect(differences).toEqual([]);
  },
  TIMEOUT_MS,
);
