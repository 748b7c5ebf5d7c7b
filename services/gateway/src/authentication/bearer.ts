const SCHEME = 'bearer ';

/** The token of an Authorization header, whatever the case of its scheme; undefined where it is something else. */
export function bearerToken(authorization: string): string | undefined {
  if (authorization.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return undefined;
  return authorization.slice(SCHEME.length).trimStart() || undefined;
}
