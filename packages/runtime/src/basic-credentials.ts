/** Id and secret of an OAuth client. */
export interface BasicCredentials {
  readonly id: string;
  readonly secret: string;
}

const SCHEME = 'basic ';

/** Whether an Authorization header uses the Basic scheme. Schemes are case-insensitive. */
export function isBasic(authorization: string): boolean {
  return authorization.slice(0, SCHEME.length).toLowerCase() === SCHEME;
}

/**
 * The credentials of an OAuth client in an `Authorization: Basic` header. Clients form-encode id and secret before they
 * join them (RFC 6749, section 2.3.1). Undefined for another scheme or malformed credentials.
 */
export function readBasicCredentials(authorization: string): BasicCredentials | undefined {
  if (!isBasic(authorization)) return undefined;
  const pair = Buffer.from(authorization.slice(SCHEME.length), 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  if (colon < 0) return undefined;
  try {
    return { id: decode(pair.slice(0, colon)), secret: decode(pair.slice(colon + 1)) };
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
