/** Reply types of RESP 2 that the tests use. An error is a value, because it belongs to one command. */
export type Reply = string | number | null | RedisError | readonly Reply[];

/** An error reply of Redis. */
export class RedisError extends Error {
  override readonly name = 'RedisError';
}

const MAX_BYTES = 4_194_304;
const MAX_ITEMS = 100_000;
const MAX_DEPTH = 4;
const INTEGER = /^-?[0-9]{1,15}$/;

/** Incremental parser for RESP 2. */
export class RespReader {
  private pending: Buffer = Buffer.alloc(0);

  /**
   * Returns the replies that are complete, in order.
   * @throws Error if the data is not RESP 2; the connection is unusable afterwards
   */
  push(piece: Buffer): Reply[] {
    this.pending = this.pending.length === 0 ? piece : Buffer.concat([this.pending, piece]);
    const replies: Reply[] = [];
    let at = 0;
    for (;;) {
      const read = readReply(this.pending, at, 0);
      if (!read) break;
      replies.push(read.reply);
      at = read.end;
    }
    this.pending = this.pending.subarray(at);
    if (this.pending.length > MAX_BYTES) throw new Error('A reply of Redis is too long.');
    return replies;
  }
}

interface Read {
  readonly reply: Reply;
  readonly end: number;
}

function readReply(bytes: Buffer, at: number, depth: number): Read | undefined {
  const lineEnd = bytes.indexOf('\r\n', at);
  if (lineEnd < 0) return undefined;
  const text = bytes.toString('utf8', at + 1, lineEnd);
  const end = lineEnd + 2;
  switch (String.fromCharCode(bytes[at] ?? 0)) {
    case '+':
      return { reply: text, end };
    case '-':
      return { reply: new RedisError(text), end };
    case ':':
      return { reply: integer(text), end };
    case '$':
      return readBulk(bytes, end, integer(text));
    case '*':
      return readArray(bytes, end, integer(text), depth);
    default:
      throw new Error('The data is not RESP 2.');
  }
}

function readBulk(bytes: Buffer, from: number, length: number): Read | undefined {
  if (length === -1) return { reply: null, end: from };
  if (length < 0 || length > MAX_BYTES) throw new Error('A string of Redis has an impossible length.');
  const end = from + length + 2;
  if (bytes.length < end) return undefined;
  if (bytes.toString('latin1', end - 2, end) !== '\r\n')
    throw new Error('A string of Redis is longer than its length.');
  return { reply: bytes.toString('utf8', from, end - 2), end };
}

function readArray(bytes: Buffer, from: number, length: number, depth: number): Read | undefined {
  if (length === -1) return { reply: null, end: from };
  if (length < 0 || length > MAX_ITEMS || depth >= MAX_DEPTH)
    throw new Error('A list of Redis is too long or too deeply nested.');
  const items: Reply[] = [];
  let end = from;
  for (let index = 0; index < length; index += 1) {
    const read = readReply(bytes, end, depth + 1);
    if (!read) return undefined;
    items.push(read.reply);
    end = read.end;
  }
  return { reply: items, end };
}

function integer(text: string): number {
  if (!INTEGER.test(text)) throw new Error('A number of Redis cannot be read.');
  return Number(text);
}
