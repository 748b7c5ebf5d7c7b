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
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
};

/** Sends one request. Lost connections, timeouts and server errors leave the outcome unknown. */
export async function send({ url, method, headers, body }: Request): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    const parsed = parse(text);
    return {
      status: response.status,
      outcome: outcomeOf(response.status, parsed),
      headers: response.headers,
      text,
      body: parsed,
    };
  } catch {
    return { status: 0, outcome: 'unknown', headers: new Headers(), text: '', body: {} };
  }
}

/** 408 is sent while the effect may still happen. An idempotency key is in progress until its first request has ended. */
function outcomeOf(status: number, { message }: Body): Outcome {
  if (status >= 200 && status < 300) return 'ok';
  const isOpen = status >= 500 || status === 408 || message === 'idempotency_key_in_progress';
  return isOpen ? 'unknown' : 'rejected';
}

function parse(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
