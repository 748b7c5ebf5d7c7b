/** Description, bytes for a connection with a valid Authorization value, and the expected messages. */
export type Vector = readonly [what: string, bytes: (authorization: string) => string, messages: readonly string[]];

export type RefusedVector = readonly [what: string, bytes: (authorization: string) => string];

const PATH = '/api/management/projects';

/** A request inside a body. It must not be treated as a message. */
const HIDDEN = `GET ${PATH}/smuggled HTTP/1.1\r\nHost: x\r\n\r\n`;

const BODY_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const CHUNK_METHODS = BODY_METHODS.filter((method) => method !== 'HEAD');

/** Messages that two parsers could frame differently. None of them may reach a service. */
export const ambiguous: readonly RefusedVector[] = [
  ...framings([
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
    ['chunks and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 5', '0\r\n\r\n'],
    ['a length of 0 and chunks', 'Content-Length: 0\r\nTransfer-Encoding: chunked', chunked(HIDDEN)],
    ['two lengths that differ', 'Content-Length: 0\r\nContent-Length: 5', 'hello'],
    ['two lengths that agree', 'Content-Length: 5\r\nContent-Length: 5', 'hello'],
    ['two lengths in one header', 'Content-Length: 5, 5', 'hello'],
    ['a length with a plus', 'Content-Length: +5', 'hello'],
    ['a negative length', 'Content-Length: -1', 'hello'],
    ['a length in hex', 'Content-Length: 0x5', 'hello'],
    ['a length that is a fraction', 'Content-Length: 5.0', 'hello'],
    ['a length with an exponent', 'Content-Length: 1e1', 'hello'],
    ['a length with letters behind', 'Content-Length: 5abc', 'hello'],
    ['a length that is empty', 'Content-Length: ', 'hello'],
    ['a length beyond 64 bits', 'Content-Length: 18446744073709551621', 'hello'],
    ['a length with a space in it', 'Content-Length: 1 0', 'hello'],
    ['a length over a folded line', 'Content-Length:\r\n 5', 'hello'],
    ['a space before the colon of the length', 'Content-Length : 5', 'hello'],
    ['a NUL in the length', 'Content-Length: 5\0', 'hello'],
    ['chunks, misspelt', 'Transfer-Encoding: xchunked', chunked(HIDDEN)],
    ['chunks, quoted', 'Transfer-Encoding: "chunked"', chunked(HIDDEN)],
    ['chunks and another coding behind', 'Transfer-Encoding: chunked, identity', chunked(HIDDEN)],
    ['chunks and another coding before', 'Transfer-Encoding: gzip, chunked', chunked(HIDDEN)],
    ['chunks twice in one header', 'Transfer-Encoding: chunked, chunked', chunked(HIDDEN)],
    ['chunks twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked', chunked(HIDDEN)],
    ['chunks and identity', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', chunked(HIDDEN)],
    ['identity and chunks', 'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked', chunked(HIDDEN)],
    ['identity', 'Transfer-Encoding: identity', 'hello'],
    ['an unknown coding', 'Transfer-Encoding: cow', 'hello'],
    ['no coding', 'Transfer-Encoding: ', 'hello'],
    ['a parameter of the coding', 'Transfer-Encoding: chunked;q=1', chunked(HIDDEN)],
    ['a vertical tab before the coding', 'Transfer-Encoding: \x0bchunked', chunked(HIDDEN)],
    ['a NUL behind the coding', 'Transfer-Encoding: chunked\0', chunked(HIDDEN)],
    ['a space before the colon of the coding', 'Transfer-Encoding : chunked', chunked(HIDDEN)],
    ['a tab before the colon of the coding', 'Transfer-Encoding\t: chunked', chunked(HIDDEN)],
    ['the coding over a folded line', 'Transfer-Encoding:\r\n chunked', chunked(HIDDEN)],
    ['the coding on a line that is folded', 'X-A: b\r\n Transfer-Encoding: chunked', chunked(HIDDEN)],
    ['the coding behind a bare CR', 'X-A: b\rTransfer-Encoding: chunked', chunked(HIDDEN)],
    ['the coding behind a bare LF', 'X-A: b\nTransfer-Encoding: chunked', chunked(HIDDEN)],
    ['a length behind a bare LF', 'X-A: b\nContent-Length: 5', 'hello'],
    ['a header without a name', ': chunked', 'hello'],
    ['a header without a colon', 'Transfer-Encoding chunked', 'hello'],
    ['a header name with a space', 'X A: b', ''],
    ['a header name with a NUL', 'X\0A: b', ''],
    ['two hosts', 'Host: evil.example', ''],
  ]),
  ['no host', (a) => `GET ${PATH} HTTP/1.1\r\nAuthorization: ${a}\r\n\r\n`],
  ['a first header that is folded', (a) => `GET ${PATH} HTTP/1.1\r\n Host: x\r\nAuthorization: ${a}\r\n\r\n`],
  ['a bare LF behind the request line', (a) => `GET ${PATH} HTTP/1.1\nHost: x\r\nAuthorization: ${a}\r\n\r\n`],
  ['only bare LFs', (a) => `GET ${PATH} HTTP/1.1\nHost: x\nAuthorization: ${a}\n\n`],
  ['a bare CR as end of the head', (a) => `GET ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: ${a}\r\n\rX`],
  ['a tab in the request line', (a) => `GET\t${PATH}\tHTTP/1.1\r\nHost: x\r\nAuthorization: ${a}\r\n\r\n`],
  ['a space in the path', (a) => `GET ${PATH} x HTTP/1.1\r\nHost: x\r\nAuthorization: ${a}\r\n\r\n`],
  ['an unknown version', (a) => `GET ${PATH} HTTP/9.9\r\nHost: x\r\nAuthorization: ${a}\r\n\r\n`],
  ['a method in lower case', (a) => `get ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: ${a}\r\n\r\n`],
  ['a method that was made up', (a) => `SMUGGLE ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: ${a}\r\n\r\n`],
  ['TRACE', (a) => `TRACE ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: ${a}\r\n\r\n`],
  ['the preface of HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an escaped path in absolute form', (a) => `GET http://x${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: ${a}\r\n\r\n`],
  [
    'a header of 40 KB',
    (a) => `GET ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: ${a}\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
  ],
  ['a token of 64 KB', () => `GET ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${'x'.repeat(65_536)}\r\n\r\n`],
  ['a URL of 9 KB', (a) => `GET ${PATH}?${'x'.repeat(9_000)} HTTP/1.1\r\nHost: x\r\nAuthorization: ${a}\r\n\r\n`],
  ['101 headers', (a) => `GET ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: ${a}\r\n${'X: y\r\n'.repeat(101)}\r\n`],
];

/** Connections with complete messages. Gateway and service must find the same number with the same bodies. */
export const valid: readonly Vector[] = [
  ...CHUNK_METHODS.flatMap((method): Vector[] => [
    [
      `${method} in chunks`,
      (a) => head(method, 'Transfer-Encoding: chunked', a) + chunked(HIDDEN),
      [`${method} ${PATH} ${HIDDEN}`],
    ],
    [
      `${method} with a length`,
      (a) => head(method, `Content-Length: ${HIDDEN.length}`, a) + HIDDEN,
      [`${method} ${PATH} ${HIDDEN}`],
    ],
    [
      `${method} in one empty chunk`,
      (a) => `${head(method, 'Transfer-Encoding: chunked', a)}0\r\n\r\n`,
      [`${method} ${PATH} `],
    ],
    [`${method} without a body`, (a) => head(method, 'X-A: b', a), [`${method} ${PATH} `]],
    [
      `${method} in chunks and another behind it`,
      (a) => head(method, 'Transfer-Encoding: chunked', a) + chunked('one') + head('GET', 'X-A: b', a),
      [`${method} ${PATH} one`, `GET ${PATH} `],
    ],
    [
      `${method} with a length and another behind it`,
      (a) => `${head(method, 'Content-Length: 3', a)}one${head('GET', 'X-A: b', a)}`,
      [`${method} ${PATH} one`, `GET ${PATH} `],
    ],
  ]),
  [
    'a coding in other letters',
    (a) => head('POST', 'transfer-ENCODING: CHUNKED', a) + chunked('one'),
    [`POST ${PATH} one`],
  ],
  [
    'a tab before the coding',
    (a) => head('POST', 'Transfer-Encoding:\tchunked', a) + chunked('one'),
    [`POST ${PATH} one`],
  ],
  [
    'trailers',
    (a) => `${head('POST', 'Transfer-Encoding: chunked\r\nTrailer: X-T', a)}3\r\none\r\n0\r\nX-T: 1\r\n\r\n`,
    [`POST ${PATH} one`],
  ],
  [
    'chunk extensions',
    (a) => `${head('POST', 'Transfer-Encoding: chunked', a)}3;a=b\r\none\r\n0\r\n\r\n`,
    [`POST ${PATH} one`],
  ],
  [
    'a chunk size with zeros before it',
    (a) => `${head('POST', 'Transfer-Encoding: chunked', a)}0003\r\none\r\n0\r\n\r\n`,
    [`POST ${PATH} one`],
  ],
  [
    'Connection that names the length',
    (a) => `${head('POST', 'Connection: keep-alive, Content-Length\r\nContent-Length: 3', a)}one`,
    [`POST ${PATH} one`],
  ],
  [
    'Connection that names the coding',
    (a) => head('POST', 'Connection: Transfer-Encoding\r\nTransfer-Encoding: chunked', a) + chunked('one'),
    [`POST ${PATH} one`],
  ],
  ['an upgrade to WebSocket', (a) => head('GET', 'Connection: Upgrade\r\nUpgrade: websocket', a), [`GET ${PATH} `]],
  [
    'an upgrade to HTTP/2',
    (a) => head('GET', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__', a),
    [`GET ${PATH} `],
  ],
  ['ten requests at once', (a) => head('GET', 'X-A: b', a).repeat(10), new Array(10).fill(`GET ${PATH} `)],
  // Node.js accepts these two, and the gateway sends them to the service in normalized form.
  ['two spaces in the request line', (a) => head('GET ', 'X-A: b', a), [`GET ${PATH} `]],
  ['the name of another protocol', (a) => head('GET', 'X-A: b', a).replace('HTTP/1.1', 'RTSP/1.0'), [`GET ${PATH} `]],
  ['empty lines before the request', (a) => `\r\n\r\n${head('GET', 'X-A: b', a)}`, [`GET ${PATH} `]],
];

/** Incomplete or ambiguous chunked bodies. A service must never receive a complete request. */
export const incomplete: readonly RefusedVector[] = [
  ['a size in 0x', '0x3\r\none\r\n0\r\n\r\n'],
  ['a size with a plus', '+3\r\none\r\n0\r\n\r\n'],
  ['a negative size', '-3\r\none\r\n0\r\n\r\n'],
  ['a space before the size', ' 3\r\none\r\n0\r\n\r\n'],
  ['a space behind the size', '3 \r\none\r\n0\r\n\r\n'],
  ['a tab behind the size', '3\t\r\none\r\n0\r\n\r\n'],
  ['no size', '\r\none\r\n0\r\n\r\n'],
  ['letters for a size', 'xyz\r\none\r\n0\r\n\r\n'],
  ['a size with an underscore', '1_0\r\none\r\n0\r\n\r\n'],
  ['a size beyond 64 bits', `10000000000000003\r\none\r\n0\r\n\r\n${HIDDEN}`],
  ['a size of very many digits', `${'f'.repeat(40)}\r\none\r\n0\r\n\r\n`],
  ['a bare LF behind the size', '3\none\r\n0\r\n\r\n'],
  ['a bare CR behind the size', '3\rone\r\n0\r\n\r\n'],
  ['a bare LF behind the data', '3\r\none\n0\r\n\r\n'],
  ['no CRLF after the data', '3\r\none0\r\n\r\n'],
  ['data that are too long', `3\r\nonetwo\r\n0\r\n\r\n${HIDDEN}`],
  ['a bare LF in an extension', `3;a\nb\r\none\r\n0\r\n\r\n`],
  ['a bare CR in an extension', `3;a\rb\r\none\r\n0\r\n\r\n`],
  ['an extension without end', `3;${'a'.repeat(70_000)}\r\none\r\n0\r\n\r\n`],
  ['an end in bare LFs', '3\r\none\r\n0\n\n'],
  ['an end with more on its line', `3\r\none\r\n0${HIDDEN}`],
  ['trailers that frame by length', `3\r\none\r\n0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
  ['trailers that are folded', '3\r\none\r\n0\r\n X: y\r\n\r\n'],
  ['trailers of 40 KB', `3\r\none\r\n0\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`],
  ['no end', '3\r\none\r\n'],
  ['half a chunk', '5\r\none'],
].flatMap(([what = '', body = '']) =>
  CHUNK_METHODS.map(
    (method): RefusedVector => [`${method}, ${what}`, (a) => head(method, 'Transfer-Encoding: chunked', a) + body],
  ),
);

function framings(rows: readonly (readonly [string, string, string])[]): RefusedVector[] {
  return BODY_METHODS.flatMap((method) =>
    rows.map(([what, headers, body]): RefusedVector => [`${method}, ${what}`, (a) => head(method, headers, a) + body]),
  );
}

function head(method: string, headers: string, authorization: string): string {
  return `${method} ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n${headers}\r\n\r\n`;
}

function chunked(body: string): string {
  return `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
}
