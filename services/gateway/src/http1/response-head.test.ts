import { MalformedResponse, parseResponseHead } from './response-head';

const head = (...lines: string[]) => parseResponseHead(['HTTP/1.1 200 OK', ...lines].join('\r\n'), false);

describe('parseResponseHead', () => {
  it('returns the status and the headers as received', () => {
    const { status, headers } = parseResponseHead(
      'HTTP/1.1 404 Not Found\r\nX-A:b\r\nSet-Cookie: \t c d \r\nX-E:',
      false,
    );

    expect(status).toBe(404);
    expect(headers).toEqual(['X-A', 'b', 'Set-Cookie', 'c d', 'X-E', '']);
  });

  it.each([
    ['a length', ['Content-Length: 5'], 'length'],
    ['a length of 0', ['content-length: 0'], 'none'],
    ['chunks', ['TRANSFER-ENCODING: Chunked'], 'chunked'],
    ['neither', [], 'until closed'],
  ])('determines the framing of the body: %s', (_how, lines, framing) => {
    expect(head(...lines).framing).toBe(framing);
  });

  it.each([
    ['an answer to HEAD', 'HTTP/1.1 200 OK\r\nContent-Length: 5', true],
    ['204', 'HTTP/1.1 204 No Content\r\nTransfer-Encoding: chunked', false],
    ['304', 'HTTP/1.1 304 Not Modified\r\nContent-Length: 5', false],
    ['an early hint', 'HTTP/1.1 103 Early Hints\r\nLink: <a>', false],
  ])('returns no body if none can follow: %s', (_what, text, toHead) => {
    expect(parseResponseHead(text, toHead).framing).toBe('none');
  });

  it.each([
    [['Content-Length: 0'], 4_000],
    [['Content-Length: 0', 'Keep-Alive: timeout=5, max=100'], 4_000],
    [['Content-Length: 0', 'Keep-Alive: max=3, timeout=75'], 60_000],
    [['Content-Length: 0', 'Keep-Alive: timeout=1'], 0],
    [['Content-Length: 0', 'Keep-Alive: max=3'], 4_000],
    [['Content-Length: 0', 'X-Lifetime: timeout=75'], 4_000],
    [['Content-Length: 0', 'Connection: keep-alive, Close'], 0],
    [['Content-Length: 0', 'Connection: a', 'Connection: close'], 0],
    [[], 0],
  ])('returns how long the connection may be reused: %j', (lines, keepMs) => {
    expect(head(...lines).keepMs).toBe(keepMs);
  });

  it('accepts a status line without a reason', () => {
    expect(parseResponseHead('HTTP/1.1 200\r\nA: b', false)).toMatchObject({ status: 200, headers: ['A', 'b'] });
  });

  it.each(['X-Block-Length: a', 'X-Content-Version: gzip'])('does not frame the body by another header: %s', (line) => {
    expect(head(line, line).framing).toBe('until closed');
  });

  it('does not reuse a connection of HTTP/1.0', () => {
    expect(parseResponseHead('HTTP/1.0 200 OK\r\nContent-Length: 5', false)).toMatchObject({
      framing: 'length',
      keepMs: 0,
    });
  });

  it.each([
    ['another protocol', 'SSH-2.0-OpenSSH'],
    ['another version', 'HTTP/2 200'],
    ['a status of two digits', 'HTTP/1.1 20 OK'],
    ['a status of four digits', 'HTTP/1.1 2000 OK'],
    ['a status below 100', 'HTTP/1.1 099 x'],
    ['an interim response of HTTP/1.0', 'HTTP/1.0 103 Early Hints'],
    ['two spaces', 'HTTP/1.1  200 OK'],
    ['a bare LF', 'HTTP/1.1 200 OK\r\nA: b\nC: d'],
    ['a bare CR', 'HTTP/1.1 200 OK\r\nA: b\rC: d'],
    ['a NUL', 'HTTP/1.1 200 OK\r\nA: b\0'],
    ['a folded line', 'HTTP/1.1 200 OK\r\nA: b\r\n c'],
    ['a space before the colon', 'HTTP/1.1 200 OK\r\nContent-Length : 5'],
    ['no colon', 'HTTP/1.1 200 OK\r\nhello'],
    ['no colon, and one on the next line', 'HTTP/1.1 200 OK\r\nhello\r\nA: b'],
    ['no name', 'HTTP/1.1 200 OK\r\n: b'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\ncontent-length: 5'],
    ['a list of lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 5, 5'],
    ['a length with a sign', 'HTTP/1.1 200 OK\r\nContent-Length: +5'],
    ['a negative length', 'HTTP/1.1 200 OK\r\nContent-Length: -1'],
    ['a length in hexadecimal', 'HTTP/1.1 200 OK\r\nContent-Length: 0x5'],
    ['an empty length', 'HTTP/1.1 200 OK\r\nContent-Length:'],
    ['a length above the safe integers', 'HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999'],
    ['a length and chunks', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked'],
    ['two codings', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked'],
    ['chunked twice', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked'],
    ['chunks in HTTP/1.0', 'HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked'],
  ])('rejects %s', (_what, text) => {
    expect(() => parseResponseHead(text, false)).toThrow(MalformedResponse);
  });
});
