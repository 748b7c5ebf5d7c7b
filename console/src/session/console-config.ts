export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
}

/** Written into the page by the gateway. */
export interface ConsoleConfig {
  readonly basePath: string;
  readonly apiUrl: string;
  readonly oidc?: OidcConfig;
  /** URL of the traces of a request, with `{request_id}`. */
  readonly traceUrl?: string;
}

export function readConfig(page: Document): ConsoleConfig {
  const text = page.getElementById('config')?.textContent ?? '{}';
  const given = JSON.parse(text) as Partial<ConsoleConfig>;
  const basePath = new URL(page.baseURI).pathname;
  return {
    basePath,
    apiUrl: given.apiUrl ?? '',
    ...(given.oidc ? { oidc: given.oidc } : {}),
    ...(given.traceUrl ? { traceUrl: given.traceUrl } : {}),
  };
}
