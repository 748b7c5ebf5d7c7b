const HOST = /^[A-Za-z0-9._-]+(:\d{1,5})?$|^\[[0-9a-fA-F:.]+\](:\d{1,5})?$/;

/** The address at which clients reach the API. Undefined if the host is missing or malformed. */
export function publicOrigin(proto: string | undefined, host: string | undefined): string | undefined {
  if (host === undefined || !HOST.test(host)) return undefined;
  return `${proto === 'https' ? 'https' : 'http'}://${host}`;
}

/** The address of the entry of an error code on the documentation page. Relative without an origin. */
export function docUrl(code: string, origin = ''): string {
  const anchor = code.endsWith('_model_not_found') ? 'model_not_found' : code;
  return `${origin}/docs/errors#${anchor}`;
}
