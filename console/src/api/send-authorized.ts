import { type Failure, TrackwayError } from '@trackway/client';

/** Where the tokens of requests come from. Both functions resolve with the current token. */
interface TokenSource {
  /** Called if the API rejects a token. */
  readonly renew: (rejected: string) => Promise<string>;
  /** Called if the API rejects a renewed token as well. */
  readonly expire: (rejected: string, error: unknown) => Promise<string>;
}

/**
 * Sends a request. After 401, it is sent again with a renewed token, so that no input is lost. The token is renewed
 * once: the API may reject every token of the user, and only another sign-in helps then.
 */
export async function sendAuthorized(
  session: TokenSource,
  headers: Headers,
  send: () => Promise<Response>,
): Promise<Response> {
  let token = (headers.get('authorization') ?? '').replace('Bearer ', '');
  for (let isRenewed = false; ; isRenewed = true) {
    const response = await send();
    if (response.status !== 401) return response;
    token = isRenewed ? await session.expire(token, await errorOf(response.clone())) : await session.renew(token);
    // The user has signed out.
    if (token === '') return response;
    headers.set('authorization', `Bearer ${token}`);
  }
}

async function errorOf(response: Response): Promise<TrackwayError> {
  const body: Partial<Failure> | undefined = await response.json().catch(() => undefined);
  return new TrackwayError(response.status, {
    message: body?.message ?? 'unauthenticated',
    error: body?.error ?? 'The API rejected the token.',
    request_id: response.headers.get('x-request-id'),
  });
}
