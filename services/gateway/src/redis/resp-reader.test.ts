import { RedisError, RespReader } from './resp-reader';

const read = (...pieces: string[]) => {
  const reader = new RespReader();
  return pieces.flatMap((piece) => reader.push(Buffer.from(piece)));
};

const ALL =
  '+OK\r\n:-12\r\n$5\r\nh\r\nlo\r\n$0\r\n\r\n$-1\r\n*3\r\n:1\r\n$2\r\né\r\n*1\r\n+a\r\n*-1\r\n*0\r\n-ERR no\r\n';
const REPLIES = ['OK', -12, 'h\r\nlo', '', null, [1, 'é', ['a']], null, [], new RedisError('ERR no')];

describe('replies of Redis', () => {
  it('are read whole, however they are cut', () => {
    const bytes = Buffer.from(ALL);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const reader = new RespReader();
      expect([...reader.push(bytes.subarray(0, cut)), ...reader.push(bytes.subarray(cut))]).toEqual(REPLIES);
    }
  });

  it('are nothing until they are whole', () => {
    expect(read('*2\r\n:1\r\n', '$3\r\nab')).toEqual([]);
  });

  it.each([
    ['another protocol', 'HTTP/1.1 200 OK\r\n'],
    ['a number that is none', ':1a\r\n'],
    ['a length below nothing', '$-2\r\n'],
    ['an endless length', '$99999999999\r\n'],
    ['a string longer than it says', '$2\r\nabc\r\n'],
    ['an endless list', '*99999999\r\n'],
    ['lists in lists without end', '*1\r\n'.repeat(10)],
    ['a line without end', `+${'a'.repeat(5_000_000)}`],
  ])('are not taken with %s', (_what, text) => {
    expect(() => read(text)).toThrow(Error);
  });
});
