/// <reference lib="dom" />

import type { UploadProgress } from './upload';

interface Upload {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly signal?: AbortSignal | undefined;
  readonly onUpload: (progress: UploadProgress) => void;
}

/** Statuses without a body; the Response constructor rejects one. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Browsers report upload progress only for XMLHttpRequest. Resolves and rejects like `fetch`. */
export function uploadByXhr(url: string, { method, headers, body, signal, onUpload }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onUpload({ sent: loaded, total });
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError(`No response from ${url}.`));
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.open(method, url);
    request.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, response } = request;
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const headers = new Headers(lines.filter(Boolean).map((line) => headerOf(line)));
  return new Response(WITHOUT_BODY.has(status) ? null : response, { status, statusText, headers });
}

function headerOf(line: string): [string, string] {
  const [name = '', ...value] = line.split(':');
  return [name, value.join(':').trim()];
}
