const SCHEME = 'bearer ';

/** Returns the token of an Authorization header; undefined for another scheme. The scheme is case-insensitive. */
export function bearerToken(authorization: string): string | undefined {
  if (authorization.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return undefined;
  return authorization.slice(SCHEME.length).trimStart() || undefined;
}
