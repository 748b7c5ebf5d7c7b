import { apiVersions } from '@trackway/contracts';
import { httpStatus } from '@trackway/errors';

/**
 * An error response of the gateway itself. It is a value instead of an Error, because rejecting a request must cost
 * less than serving it, and stack traces of expected errors are useless.
 */
export interface GatewayError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Reason in metrics and logs, where it is more precise than the code. */
  readonly reason?: string;
  /** Additional headers, as alternating names and values. */
  readonly headers?: readonly string[];
}

export const malformed = (sentence: string): GatewayError => ({
  status: httpStatus.malformed,
  code: 'malformed_request',
  message: sentence,
});

export const unknownApiVersion: GatewayError = {
  status: httpStatus.malformed,
  code: 'unknown_api_version',
  message: `There is no such Api-Version. Known versions: ${apiVersions.join(', ')}.`,
};

/** `similar` is a sentence that begins with a space, or empty. */
export const routeNotFound = (similar = ''): GatewayError => ({
  status: httpStatus.not_found,
  code: 'route_not_found',
  message: `There is no resource at this path.${similar}`,
});

export const methodNotAllowed = (allowed: string): GatewayError => ({
  status: httpStatus.method_not_allowed,
  code: 'method_not_allowed',
  message: `This method is not supported. Supported methods: ${allowed}.`,
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
  message: `The headers exceed the limit of ${limit}.`,
});

export const requestTimeout: GatewayError = {
  status: 408,
  code: 'request_timeout',
  message: 'The request was not completely received in time.',
  headers: ['Connection', 'close'],
};

/** `reason` is used for the message and the challenge (RFC 6750). Without it, no token was sent. */
export const unauthenticated = (reason?: string): GatewayError => ({
  status: httpStatus.unauthenticated,
  code: 'unauthenticated',
  message: reason ?? 'A bearer token is required. Send the header Authorization: Bearer <token>.',
  headers: [
    'WWW-Authenticate',
    reason
      ? `Bearer realm="trackway", error="invalid_token", error_description="${reason}"`
      : 'Bearer realm="trackway"',
  ],
});

export const tokenExpired: GatewayError = {
  ...unauthenticated('The token has expired. Send a new one.'),
  code: 'token_expired',
};

/** Metrics distinguish it, because its use after a leak must be noticed. */
export const tokenRevoked: GatewayError = { ...unauthenticated('The token was revoked.'), reason: 'token_revoked' };

export const tooManyRequests = (scope: string, retryAfterSeconds: number): GatewayError => ({
  status: httpStatus.too_many,
  code: 'too_many_requests',
  message: `Too many requests ${scope}. Retry in ${retryAfterSeconds} s.`,
  headers: ['Retry-After', String(retryAfterSeconds)],
});

export const payloadTooLarge = (limitBytes: number): GatewayError => ({
  status: httpStatus.too_large,
  code: 'payload_too_large',
  message: `The body exceeds the limit of ${limitBytes} bytes.`,
});

/** `scope` names what is limited, for the message. */
export const tooManyIncomplete = (scope: string): GatewayError => ({
  status: httpStatus.too_many,
  code: 'too_many_requests',
  message: `Too many incomplete requests ${scope}. Finish sending their bodies first.`,
  headers: ['Retry-After', '1'],
});

export const tooManyInProgress: GatewayError = {
  status: httpStatus.too_many,
  code: 'too_many_requests',
  message: 'Too many requests of this frame or address are in progress. Wait for their responses first.',
  headers: ['Retry-After', '1'],
};

export const serviceUnavailable = (
  message = 'The service for this path is temporarily unavailable.',
  retryAfterSeconds = 1,
): GatewayError => ({
  status: httpStatus.unavailable,
  code: 'service_unavailable',
  message,
  headers: ['Retry-After', String(retryAfterSeconds)],
});

/** The circuit breaker of a cell is open, or its gateway did not respond. */
export const cellUnavailable = (retryAfterSeconds = 1): GatewayError =>
  serviceUnavailable('The installation with the data of this frame is temporarily unavailable.', retryAfterSeconds);

/** While a tenant moves to another cell, its writes are paused for a short time. */
export const writesPaused: GatewayError = serviceUnavailable('Writes of this frame are paused while it moves. Retry.');

export const upstreamTimeout: GatewayError = {
  status: httpStatus.timeout,
  code: 'upstream_timeout',
  message: 'The service for this path did not respond in time.',
  headers: ['Retry-After', '1'],
};

export const serverError: GatewayError = {
  status: httpStatus.internal,
  code: 'server_error',
  message: 'An unexpected error occurred. Report the request id to the operator.',
};
