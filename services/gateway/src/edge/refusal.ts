import { httpStatus } from '@trackway/errors';

/**
 * Why the gateway itself turns a request down. A value and not an Error: refusing has to cost less than serving, and
 * stack traces of expected refusals are of no use to anybody.
 */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  /** Further header names and values, flat. */
  readonly headers?: readonly string[];
}

export const malformed = (sentence: string): Refusal => ({
  status: httpStatus.malformed,
  code: 'malformed_request',
  sentence,
});

export const routeNotFound: Refusal = {
  status: httpStatus.not_found,
  code: 'route_not_found',
  sentence: 'There is nothing at this path.',
};

export const methodNotAllowed = (allowed: string): Refusal => ({
  status: httpStatus.method_not_allowed,
  code: 'method_not_allowed',
  sentence: `This method is not supported; ${allowed} are.`,
  headers: ['Allow', allowed],
});

export const uriTooLong = (limit: number): Refusal => ({
  status: 414,
  code: 'uri_too_long',
  sentence: `The URL is longer than ${limit} characters.`,
});

export const headersTooLarge = (limit: string): Refusal => ({
  status: 431,
  code: 'headers_too_large',
  sentence: `The headers are over the limit of ${limit}.`,
});

export const requestTimeout: Refusal = {
  status: 408,
  code: 'request_timeout',
  sentence: 'The request did not arrive in time.',
  headers: ['Connection', 'close'],
};

/** `reason` says what is wrong, for the sentence and for the challenge (RFC 6750); absent where no token came. */
export const unauthenticated = (reason?: string): Refusal => ({
  status: httpStatus.unauthenticated,
  code: 'unauthenticated',
  sentence: reason ?? 'A bearer token is needed.',
  headers: [
    'WWW-Authenticate',
    reason
      ? `Bearer realm="trackway", error="invalid_token", error_description="${reason}"`
      : 'Bearer realm="trackway"',
  ],
});

export const tokenExpired: Refusal = {
  ...unauthenticated('The token has expired.'),
  code: 'token_expired',
};

export const tooManyRequests = (whose: string, retryAfterSeconds: number): Refusal => ({
  status: httpStatus.too_many,
  code: 'too_many_requests',
  sentence: `There were too many requests ${whose}; try again in ${retryAfterSeconds} s.`,
  headers: ['Retry-After', String(retryAfterSeconds)],
});

export const payloadTooLarge = (limitBytes: number): Refusal => ({
  status: httpStatus.too_large,
  code: 'payload_too_large',
  sentence: `The body may have at most ${limitBytes} bytes.`,
});

/** `scope` names what is limited, for the sentence. */
export const tooManyIncomplete = (scope: string): Refusal => ({
  status: httpStatus.too_many,
  code: 'too_many_requests',
  sentence: `There are too many incomplete requests ${scope}; finish sending their bodies first.`,
  headers: ['Retry-After', '1'],
});

export const tooManyWaiting: Refusal = {
  status: httpStatus.too_many,
  code: 'too_many_requests',
  sentence: 'Too many requests of this frame or address are in progress; wait for their responses first.',
  headers: ['Retry-After', '1'],
};

export const serviceUnavailable = (
  sentence = 'The service that answers this is away for the moment.',
  retryAfterSeconds = 1,
): Refusal => ({
  status: httpStatus.unavailable,
  code: 'service_unavailable',
  sentence,
  headers: ['Retry-After', String(retryAfterSeconds)],
});

export const upstreamTimeout: Refusal = {
  status: httpStatus.timeout,
  code: 'upstream_timeout',
  sentence: 'The service that answers this took too long.',
  headers: ['Retry-After', '1'],
};

export const serverError: Refusal = {
  status: httpStatus.internal,
  code: 'server_error',
  sentence: 'Something went wrong here; the request id leads to what it was.',
};
