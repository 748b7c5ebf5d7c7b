import type { Readable } from 'node:stream';

/** A response with its own headers or a status other than 200. `body` is sent after `response: true`. */
export class Reply {
  constructor(
    readonly body: Readonly<Record<string, unknown>> | null,
    readonly options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {}
}

/** A response with raw bytes: downloads and server-sent events. The stream is destroyed when the client disconnects. */
export class StreamReply {
  constructor(
    readonly stream: Readable,
    readonly options: { readonly status?: number; readonly headers: Readonly<Record<string, string>> },
  ) {}
}
