import { httpStatus } from '@trackway/errors';

/**
 * Why the gateway itself turns a request down. A value and not an Error: refusing has to cost less than serving, and
 * stack traces of expected refusals are of no use to anybody.
 */
export interface GatewayError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Further header names and values, flat. */
  readonly headers?: readonly string[];
}

export const malformed = (sentence: string): GatewayError => ({
  status: httpStatus.malformed,
  code: 'malformed_request',
  message: sentence,
});

export const routeNotFound: GatewayError = {
  status: httpStatus.not_found,
  code: 'route_not_found',
  message: 'There is nothing at this path.',
};

export const methodNotAllowed = (allowed: string): GatewayError => ({
  status: httpStatus.method_not_allowed,
  code: 'method_not_allowed',
  message: `This method is not supported; ${allowed} are.`,
  headers: ['Allow', allowed],
});

export const uriTooLong = (limit: number): GatewayError => ({
  status: 414,
  code: 'uri_too_long',
  message: `The URL is longer than ${limit} characters.`,
});

export const headersTooLarge = (limit: string): GatewayError => ({
  status: 431,
  code: 'headers_too_large',
  message: `The headers are over the limit of ${limit}.`,
});

export const requestTimeout: GatewayError = {
  status: 408,
  code: 'request_timeout',
  message: 'The request did not arrive in time.',
  headers: ['Connection', 'close'],
};

/** `reason` says what is wrong, for the sentence and for the challenge (RFC 6750); absent where no token came. */
export const unauthenticated = (reason?: string): GatewayError => ({
  status: httpStatus.unauthenticated,
  code: 'unauthenticated',
  message: reason ?? 'A bearer token is needed.',
  headers: [
    'WWW-Authenticate',
    reason
      ? `Bearer realm="trackway", error="invalid_token", error_description="${reason}"`
      : 'Bearer realm="trackway"',
  ],
});

export const tokenExpired: GatewayError = {
  ...unauthenticated('The token has expired.'),
  code: 'token_expired',
};

export const tooManyRequests = (scope: string, retryAfterSeconds: number): GatewayError => ({
  status: httpStatus.too_many,
  code: 'too_many_requests',
  message: `There were too many requests ${scope}; try again in ${retryAfterSeconds} s.`,
  headers: ['Retry-After', String(retryAfterSeconds)],
});

export const payloadTooLarge = (limitBytes: number): GatewayError => ({
  status: httpStatus.too_large,
  code: 'payload_too_large',
  message: `The body may have at most ${limitBytes} bytes.`,
});

/** `scope` names what is limited, for the sentence. */
export const tooManyIncomplete = (scope: string): GatewayError => ({
  status: httpStatus.too_many,
  code: 'too_many_requests',
  message: `There are too many incomplete requests ${scope}; finish sending their bodies first.`,
  headers: ['Retry-After', '1'],
});

export const tooManyInProgress: GatewayError = {
  status: httpStatus.too_many,
  code: 'too_many_requests',
  message: 'Too many requests of this frame or address are in progress; wait for their responses first.',
  headers: ['Retry-After', '1'],
};

export const serviceUnavailable = (
  sentence = 'The service that answers this is away for the moment.',
  retryAfterSeconds = 1,
): GatewayError => ({
  status: httpStatus.unavailable,
  code: 'service_unavailable',
  message: sentence,
  headers: ['Retry-After', String(retryAfterSeconds)],
});

export const upstreamTimeout: GatewayError = {
  status: httpStatus.timeout,
  code: 'upstream_timeout',
  message: 'The service that answers this took too long.',
  headers: ['Retry-After', '1'],
};

export const serverError: GatewayError = {
  status: httpStatus.internal,
  code: 'server_error',
  message: 'Something went wrong here; the request id leads to what it was.',
};
