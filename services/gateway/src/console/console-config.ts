import type { GatewaySettings } from '../config';

/** Path at which the gateway serves the console. A proxy that removes a prefix names it in PUBLIC_URL. */
export const CONSOLE_PATH = '/console';

/** What the console must know at run time. The gateway writes it into the page. */
export interface ConsoleConfig {
  /** Path of the console as browsers see it, with a slash at the end. */
  readonly basePath: string;
  /** URL of the API, without a slash at the end. Empty for the origin of the page. */
  readonly apiUrl: string;
  /** Sign-in by OpenID Connect. Without it, users paste a token. */
  readonly oidc?: { readonly issuer: string; readonly clientId: string; readonly scope: string };
  /** URL of the traces of a request, with `{request_id}`. */
  readonly traceUrl?: string;
}

export type ConsoleSettings = Pick<
  GatewaySettings,
  | 'PUBLIC_URL'
  | 'CONSOLE_ISSUER'
  | 'CONSOLE_ISSUER_ORIGINS'
  | 'CONSOLE_CLIENT_ID'
  | 'CONSOLE_SCOPE'
  | 'CONSOLE_TRACE_URL'
>;

export function consoleConfig(settings: ConsoleSettings): ConsoleConfig {
  const prefix = settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).pathname.replace(/\/$/, '') : '';
  const { CONSOLE_ISSUER: issuer, CONSOLE_CLIENT_ID: clientId, CONSOLE_SCOPE: scope } = settings;
  const { CONSOLE_TRACE_URL: traceUrl } = settings;
  return {
    basePath: `${prefix}${CONSOLE_PATH}/`,
    apiUrl: prefix,
    ...(issuer && clientId ? { oidc: { issuer, clientId, scope } } : {}),
    ...(traceUrl ? { traceUrl } : {}),
  };
}

/** Origins that the page may call to sign in. */
export function signInOrigins({ CONSOLE_ISSUER: issuer, CONSOLE_ISSUER_ORIGINS: more }: ConsoleSettings): string[] {
  return issuer ? [new URL(issuer).origin, ...more] : [];
}
