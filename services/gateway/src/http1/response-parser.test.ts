import { MalformedResponse } from './response-head';
import { ResponseParser } from './response-parser';

const LONG = 'x'.repeat(40_000);

/** Parses a response that arrives in these pieces, and returns what the parser reported. */
function read(pieces: readonly string[], { toHead = false, closes = false } = {}) {
  const seen = { status: 0, body: '', ended: 0, isWhole: false };
  const reader = new ResponseParser({
    toHead,
    onHead: ({ status }) => {
      seen.status = status;
    },
    onBody: (data) => {
      seen.body += data.toString('latin1');
    },
    onWhole: ({ status }, body) => {
      seen.status = status;
      seen.body += body;
      seen.ended += 1;
      seen.isWhole = true;
    },
    onEnd: () => {
      seen.ended += 1;
    },
  });
  for (const piece of pieces) reader.push(Buffer.from(piece, 'latin1'));
  const isComplete = closes ? reader.close() : undefined;
  return { ...seen, isDone: reader.isDone, keepMs: reader.keepMs, isComplete };
}

const ANSWERS: readonly (readonly [string, string, string])[] = [
  ['its length', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello', 'hello'],
  ['nothing', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n', ''],
  [
    'chunks',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3;a=b\r\nhel\r\n00A\r\nlo, world!\r\n0\r\nX-T: 1\r\n\r\n',
    'hello, world!',
  ],
  ['hints before it', 'HTTP/1.1 103 Early Hints\r\nA: b\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi', 'hi'],
];

describe('ResponseParser', () => {
  it.each(ANSWERS)('returns the same result for any split of the data: %s', (_how, text, body) => {
    for (let cut = 0; cut <= text.length; cut += 1) {
      expect(read([text.slice(0, cut), text.slice(cut)])).toMatchObject({ status: 200, body, ended: 1, isDone: true });
    }
    expect(read([...text])).toMatchObject({ status: 200, body, ended: 1, isDone: true, keepMs: 4_000 });
  });

  it('passes on a long body in pieces', () => {
    const text = `HTTP/1.1 200 OK\r\nContent-Length: ${LONG.length}\r\n\r\n${LONG}`;

    expect(read([text])).toMatchObject({ body: LONG, ended: 1 });
    expect(read([text.slice(0, 100), text.slice(100, 30_000), text.slice(30_000)])).toMatchObject({
      body: LONG,
      ended: 1,
    });
  });

  it('reports a complete response up to 16 KB at once', () => {
    const responseOf = (length: number) => `HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length)}`;

    expect(read([responseOf(16_384)])).toMatchObject({ isWhole: true, body: 'x'.repeat(16_384) });
    expect(read([responseOf(16_385)])).toMatchObject({ isWhole: false, ended: 1, body: 'x'.repeat(16_385) });
    expect(read([responseOf(5).slice(0, -1), 'x'])).toMatchObject({ isWhole: false, ended: 1, body: 'xxxxx' });
    expect(read(['HTTP/1.1 204 No Content\r\n\r\n'])).toMatchObject({ isWhole: true, body: '' });
    expect(read(['HTTP/1.1 200 OK\r\n\r\n'])).toMatchObject({ isWhole: false, ended: 0 });
  });

  it('accepts a head of 64 KB, and a longer body after it', () => {
    const start = 'HTTP/1.1 200 OK\r\nContent-Length: 70000\r\nA: ';
    const longest = `${start}${'b'.repeat(65_536 - start.length)}`;
    const body = 'x'.repeat(70_000);

    expect(read([`${longest}\r\n\r\n${body}`]).body).toBe(body);
    expect(read([longest, `\r\n\r\n${body}`]).body).toBe(body);
    expect(() => read([`${longest}b\r\n\r\n`])).toThrow(MalformedResponse);
  });

  it('does not reuse a connection on which data arrives later, or no response', () => {
    expect(read(['HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi', 'x'])).toMatchObject({ body: 'hi', keepMs: 0 });
    expect(read([], { closes: true })).toMatchObject({ keepMs: 0, isDone: false, isComplete: false });
  });

  it('ends a response without a length when the connection closes, and no other response', () => {
    const open = 'HTTP/1.1 200 OK\r\n\r\nhello';

    expect(read([open])).toMatchObject({ body: 'hello', isDone: false });
    expect(read([open], { closes: true })).toMatchObject({
      ended: 1,
      isDone: true,
      keepMs: 0,
      isComplete: true,
    });
    expect(read(['HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhello'], { closes: true }).isDone).toBe(false);
    expect(read(['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n'], { closes: true }).isDone).toBe(
      false,
    );
  });

  it('expects no body of a response to HEAD, despite its Content-Length', () => {
    const text = 'HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n';

    expect(read([text], { toHead: true })).toMatchObject({ body: '', ended: 1, keepMs: 4_000 });
  });

  it.each(ANSWERS)('does not reuse a connection that sends data after the response: %s', (_how, text, body) => {
    expect(read([`${text}HTTP/1.1 200 OK\r\n\r\n`])).toMatchObject({ body, ended: 1, keepMs: 0 });
  });

  it.each([
    ['a chunk size that is not a number', 'z\r\n'],
    ['a chunk size with a sign', '+5\r\nhello\r\n'],
    ['a chunk size above the safe integers', 'fffffffffffffffff\r\n'],
    ['a chunk size without CR', '5\nhello\r\n'],
    ['a chunk longer than its size', '5\r\nhello!\r\n'],
    ['a chunk without an end', '5\r\nhello0\r\n\r\n'],
    ['an endless chunk extension', `5;${'a'.repeat(300)}`],
    ['endless trailers', `0\r\n${'A: b\r\n'.repeat(3_000)}`],
  ])('rejects %s', (_what, body) => {
    expect(() => read([`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${body}`])).toThrow(MalformedResponse);
  });

  it.each([
    ['an empty head', '\r\n\r\n'],
    ['a change of the protocol', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
  ])('rejects %s', (_what, text) => {
    expect(() => read([text])).toThrow(MalformedResponse);
  });

  it('rejects a head without an end', () => {
    expect(() => read(['HTTP/1.1 200 OK\r\n', `A: ${'b'.repeat(70_000)}`])).toThrow(MalformedResponse);
  });
});
