import { MalformedResponse } from './response-head';

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
/** A size, and extensions without spaces, which RFC 9112 allows but llhttp rejects. */
const SIZE_LINE = new RegExp(`^([0-9A-Fa-f]{1,12})(?:;${TOKEN}(?:=(?:${TOKEN}|"[\\t !#-[\\]-~]*"))?)*$`);
const TRAILER_LINE = new RegExp(`^${TOKEN}:[\\t -~\\x80-\\xff]*$`);
const MAX_LINE = 256;
const MAX_TRAILERS = 8_192;

type State = 'size' | 'data' | 'end of data' | 'trailers' | 'done';

/** Decodes a chunked body incrementally (RFC 9112, 7.1). Trailers are discarded. */
export class ChunkedBody {
  private state: State = 'size';
  private left = 0;
  private line = '';
  private trailers = 0;

  constructor(private readonly onData: (data: Buffer) => void) {}

  /**
   * Returns how many bytes of `chunk` belonged to the body; fewer than all only at its end.
   * @throws MalformedResponse
   */
  push(chunk: Buffer): number {
    let at = 0;
    while (at < chunk.length && this.state !== 'done') {
      if (this.state === 'data') {
        const data = chunk.subarray(at, at + this.left);
        at += data.length;
        this.left -= data.length;
        if (this.left === 0) this.state = 'end of data';
        this.onData(data);
      } else at = this.readLine(chunk, at);
    }
    return at;
  }

  get isDone(): boolean {
    return this.state === 'done';
  }

  private readLine(chunk: Buffer, from: number): number {
    const end = chunk.indexOf(0x0a, from);
    this.line += chunk.toString('latin1', from, end < 0 ? chunk.length : end);
    if (this.line.length > (this.state === 'trailers' ? MAX_TRAILERS : MAX_LINE)) {
      throw new MalformedResponse('A line between chunks is too long.');
    }
    if (end < 0) return chunk.length;
    if (!this.line.endsWith('\r')) throw new MalformedResponse('A line between chunks ends without CR.');
    const line = this.line.slice(0, -1);
    this.line = '';
    this.takeLine(line);
    return end + 1;
  }

  private takeLine(line: string): void {
    if (this.state === 'size') {
      const [, digits] = SIZE_LINE.exec(line) ?? [];
      if (digits === undefined) throw new MalformedResponse('The size of a chunk is invalid.');
      this.left = Number.parseInt(digits, 16);
      this.state = this.left === 0 ? 'trailers' : 'data';
    } else if (this.state === 'end of data') {
      if (line !== '') throw new MalformedResponse('A chunk is longer than its size.');
      this.state = 'size';
    } else if (line === '') this.state = 'done';
    else {
      if (!TRAILER_LINE.test(line)) throw new MalformedResponse('A trailer of the response is invalid.');
      this.trailers += line.length;
      if (this.trailers > MAX_TRAILERS) throw new MalformedResponse('The trailers are too long.');
    }
  }
}
