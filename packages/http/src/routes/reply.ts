import type { Readable } from 'node:stream';

/** An answer with headers of its own, or another status than 200. `body` is sent with `response: true` before it. */
export class Reply {
  constructor(
    readonly body: Readonly<Record<string, unknown>> | null,
    readonly options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {}
}

/** Bytes as they come: downloads and server-sent events. The stream is destroyed when the client is gone. */
export class StreamReply {
  constructor(
    readonly stream: Readable,
    readonly options: { readonly status?: number; readonly headers: Readonly<Record<string, string>> },
  ) {}
}
