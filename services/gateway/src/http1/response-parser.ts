import { ChunkedBody } from './chunked-body';
import { MalformedResponse, parseResponseHead, type ResponseHead } from './response-head';

/** Receives the parts of one response. */
export interface ResponseListener {
  /** The request was a HEAD, so the response has no body. */
  readonly toHead: boolean;
  onHead(head: ResponseHead): void;
  onBody(data: Buffer): void;
  /** Called instead of the other methods if the response arrived in one piece. `body` is in latin1. */
  onWhole(head: ResponseHead, body: string): void;
  onEnd(): void;
}

const MAX_HEAD = 65_536;
const END_OF_HEAD = '\r\n\r\n';
/** Complete responses up to this size become a string, which is written together with the response head. */
const MAX_TEXT = 16_384;

/** Parses one HTTP/1.1 response from the chunks in which it arrives. */
export class ResponseParser {
  private pending: Buffer | undefined;
  private head: ResponseHead | undefined;
  private left = 0;
  private chunks: ChunkedBody | undefined;
  /** The response is complete. */
  isDone = false;
  /** More data arrived than belongs to the response. */
  isOverrun = false;

  constructor(private readonly receiver: ResponseListener) {}

  get keepMs(): number {
    return this.isOverrun ? 0 : (this.head?.keepMs ?? 0);
  }

  /** @throws MalformedResponse */
  push(piece: Buffer): void {
    if (this.head) this.readBody(piece, 0);
    else this.readHead(this.pending ? Buffer.concat([this.pending, piece]) : piece);
  }

  /** The service has closed its side. Returns true if that completes the response. */
  close(): boolean {
    if (this.head?.framing !== 'until closed' || this.isDone) return this.isDone;
    this.end();
    return true;
  }

  private readHead(piece: Buffer): void {
    const end = piece.indexOf(END_OF_HEAD);
    if (end > MAX_HEAD || (end < 0 && piece.length > MAX_HEAD))
      throw new MalformedResponse('The response head is too long.');
    if (end < 0) {
      this.pending = piece;
      return;
    }
    const { receiver } = this;
    const head = parseResponseHead(piece.toString('latin1', 0, end), receiver.toHead);
    const bodyAt = end + END_OF_HEAD.length;
    if (head.status < 200) {
      if (head.status === 101)
        throw new MalformedResponse('The service switches protocols without a request to do so.');
      this.pending = undefined;
      if (bodyAt < piece.length) this.readHead(piece.subarray(bodyAt));
      return;
    }
    this.head = head;
    const there = piece.length - bodyAt;
    const { framing, length } = head;
    if ((framing === 'none' || (framing === 'length' && there >= length)) && length <= MAX_TEXT) {
      const size = framing === 'none' ? 0 : length;
      this.isDone = true;
      this.isOverrun = there > size;
      receiver.onWhole(head, piece.toString('latin1', bodyAt, bodyAt + size));
      return;
    }
    receiver.onHead(head);
    if (framing === 'none') this.end();
    else if (framing === 'chunked') this.chunks = new ChunkedBody((data) => receiver.onBody(data));
    else this.left = length;
    if (there > 0) this.readBody(piece, bodyAt);
  }

  private readBody(piece: Buffer, from: number): void {
    const { receiver, chunks } = this;
    if (this.isDone) {
      this.isOverrun = true;
      return;
    }
    if (this.head?.framing === 'until closed') {
      receiver.onBody(piece.subarray(from));
      return;
    }
    const data = piece.subarray(from);
    const taken = chunks ? chunks.push(data) : Math.min(this.left, data.length);
    this.isOverrun = taken < data.length;
    if (chunks) {
      if (chunks.isDone) this.end();
      return;
    }
    this.left -= taken;
    receiver.onBody(this.isOverrun ? data.subarray(0, taken) : data);
    if (this.left === 0) this.end();
  }

  private end(): void {
    this.isDone = true;
    this.receiver.onEnd();
  }
}
