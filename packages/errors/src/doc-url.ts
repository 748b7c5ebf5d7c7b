/** Where the documentation page of the API is reached by the client. */
export interface PublicOrigin {
  readonly proto: string;
  readonly host: string;
}

const HOST = /^[A-Za-z0-9._-]+(:\d{1,5})?$|^\[[0-9a-fA-F:.]+\](:\d{1,5})?$/;

/** The address of the entry of an error code on the documentation page. Relative if the origin is not known. */
export function docUrl(code: string, origin?: PublicOrigin): string {
  const anchor = code.endsWith('_model_not_found') ? 'model_not_found' : code;
  const path = `/docs/errors#${anchor}`;
  return origin && HOST.test(origin.host)
    ? `${origin.proto === 'https' ? 'https' : 'http'}://${origin.host}${path}`
    : path;
}
