import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Body, Outcome } from '../history/operation';

const TIMEOUT_MS = 20_000;

export type Request = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
};

export type Response = {
  readonly status: number;
  readonly outcome: Outcome;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Body;
};

/** Sends one request. Lost connections, timeouts and server errors leave the outcome unknown. */
export async function send(sent: Request): Promise<Response> {
  try {
    const response = await exchange(await withContent(sent));
    const { statusCode: status = 0, headers } = response;
    const content = await text(response);
    const body = parse(content);
    return { status, outcome: outcomeOf(status, body), headers, text: content, body };
  } catch {
    return { status: 0, outcome: 'unknown', headers: {}, text: '', body: {} };
  }
}

type Sent = Omit<Request, 'body'> & { readonly content: string | Buffer | undefined };

/** Encodes an upload. */
async function withContent({ body, ...sent }: Request): Promise<Sent> {
  if (!(body instanceof FormData)) return { ...sent, content: body };
  const encoded = new globalThis.Response(body);
  const type = encoded.headers.get('content-type') ?? '';
  const content = Buffer.from(await encoded.arrayBuffer());
  return { ...sent, headers: { ...sent.headers, 'content-type': type }, content };
}

/** `node:http` takes less than half of the CPU of `fetch`. Its agent keeps connections. */
function exchange({ url, method, headers, content }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    request(url, { method, headers, signal }, resolve).on('error', reject).end(content);
  });
}

/** 408 is sent while the effect may still happen. An idempotency key is in progress until its first request has ended. */
function outcomeOf(status: number, { message }: Body): Outcome {
  if (status >= 200 && status < 300) return 'ok';
  const isOpen = status >= 500 || status === 408 || message === 'idempotency_key_in_progress';
  return isOpen ? 'unknown' : 'rejected';
}

function parse(content: string): Body {
  try {
    return JSON.parse(content);
  } catch {
    return {};
  }
}
