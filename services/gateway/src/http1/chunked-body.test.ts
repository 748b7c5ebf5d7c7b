import { ChunkedBody } from './chunked-body';
import { MalformedResponse } from './response-head';

/** Decodes `text`, one byte at a time or at once. */
function decode(text: string, bytes = text.length) {
  let body = '';
  const decoder = new ChunkedBody((data) => {
    body += data.toString('latin1');
  });
  const input = Buffer.from(text, 'latin1');
  let used = 0;
  for (let at = 0; at < input.length; at += bytes) used += decoder.push(input.subarray(at, at + bytes));
  return { body, used, isDone: decoder.isDone };
}

const LONG = 'x'.repeat(8_190);

describe('a chunked body', () => {
  it.each([
    ['5\r\nhello\r\n0\r\n\r\n', 'hello'],
    ['0A\r\n0123456789\r\n1\r\nx\r\n000\r\n\r\n', '0123456789x'],
    ['3;a=b;c;d="e f"\r\n\r\n\n\r\n0;z\r\nX-Trailer: a b\r\nY:\r\n\r\n', '\r\n\n'],
    [`1;${'a'.repeat(253)}\r\nb\r\n0\r\n\r\n`, 'b'],
    [`0\r\nx:${'y'.repeat(8_189)}\r\n\r\n`, ''],
    [`0\r\n${`x:${'y'.repeat(4_094)}\r\n`.repeat(2)}\r\n`, ''],
  ])('is decoded, also byte by byte: %j', (text, body) => {
    for (const bytes of [text.length, 1, 3])
      expect(decode(text, bytes)).toEqual({ body, used: text.length, isDone: true });
  });

  it('ends after its trailers; what follows belongs to the next response', () => {
    expect(decode('1\r\na\r\n0\r\n\r\nHTTP/1.1 200')).toEqual({ body: 'a', used: 11, isDone: true });
  });

  it.each(['1\r\n', '1\r\na', '1\r\na\r\n', '0\r\n', '0\r\na:b\r\n'])('is incomplete: %j', (text) => {
    expect(decode(text)).toMatchObject({ used: text.length, isDone: false });
  });

  it.each([
    ['\r\n', 'size'],
    ['x\r\n', 'size'],
    [' 1\r\na\r\n', 'size'],
    ['1 \r\na\r\n', 'size'],
    ['-1\r\n', 'size'],
    ['1;\r\n', 'size'],
    ['1;a=\r\n', 'size'],
    ['1;a="\r\n', 'size'],
    ['1234567890123\r\n', 'size'],
    ['1\na', 'without CR'],
    ['1\r\nab\r\n', 'longer than its size'],
    ['0\r\nno header\r\n', 'trailer'],
    ['0\r\n:a\r\n', 'trailer'],
    ['0\r\na:\0\r\n', 'trailer'],
    [`1;${'a'.repeat(255)}\r\n`, 'too long'],
    [`0\r\na:${LONG}\r\n`, 'too long'],
    [`0\r\na:${LONG.slice(0, 8_000)}\r\nb:${LONG.slice(0, 200)}\r\n`, 'trailers are too long'],
  ])('is rejected: %j', (text, message) => {
    for (const bytes of [text.length, 1]) {
      expect(() => decode(text, bytes)).toThrow(MalformedResponse);
      expect(() => decode(text, bytes)).toThrow(message);
    }
  });
});
