/** No response was received. `cause` is the error of `fetch`, and `hint` is a sentence that says what to check. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly hint: string;

  constructor(
    readonly method: string,
    readonly url: string,
    override readonly cause: unknown,
  ) {
    const hint = hintFor(codeOf(cause), url);
    super(`${method} ${url} got no response: ${reasonOf(cause)}. ${hint}`);
    this.hint = hint;
  }
}

const HINTS: Readonly<Record<string, (host: string) => string>> = {
  ECONNREFUSED: (host) => `Check that the API runs at ${host}.`,
  ENOTFOUND: (host) => `Check the name of the host in baseUrl: ${host}.`,
  EAI_AGAIN: (host) => `Check the name of the host in baseUrl, and the DNS server: ${host}.`,
  ERR_INVALID_URL: () => 'baseUrl must be a URL, such as https://api.example.org.',
};

function hintFor(code: string, url: string): string {
  const host = URL.canParse(url) ? new URL(url).origin : url;
  const known = HINTS[code];
  if (known) return known(host);
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|SSL|TLS/.test(code)) {
    return 'Set NODE_EXTRA_CA_CERTS to the file of the certificate authority, if it is a private one.';
  }
  return `Check the connection to ${host}, and proxies in between. The request may have been executed.`;
}

/** `fetch` of Node nests the error of the connection, and reports several addresses together. */
function innermost(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}

function codeOf(error: unknown): string {
  const inner = innermost(error);
  return inner instanceof Error && 'code' in inner ? String(inner.code) : '';
}

function reasonOf(error: unknown): string {
  const inner = innermost(error);
  const text = inner instanceof Error ? inner.message : String(inner);
  return text.replace(/\.$/, '') || codeOf(error) || 'the connection failed';
}
