import { docUrl, httpStatus } from '@trackway/errors';

/** Sent by the gateway. */
export const URI_TOO_LONG = 414;

const json = (message: string, error: string, more: object = {}) => ({
  'application/json': {
    schema: { $ref: '#/components/schemas/Failure' },
    example: {
      response: false,
      message,
      error,
      ...more,
      doc_url: docUrl(message),
      request_id: '5f6c1d0a-7a52-4a3e-9f0e-2a8f8c1f7d11',
    },
  },
});

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds after which to retry', schema: { type: 'integer' } },
} as const;

/** Errors that any operation may return, under `components.responses`. */
export const sharedFailures = {
  Malformed: {
    description: '`malformed_body`, `malformed_request`: the body, a header or the path cannot be read.',
    content: json('malformed_body', 'The body is not JSON.'),
  },
  Unauthenticated: {
    description: '`unauthenticated`, `token_expired`: no token, one that is not valid, or an old one.',
    headers: { 'WWW-Authenticate': { description: 'Always Bearer', schema: { type: 'string' } } },
    content: json('unauthenticated', 'A bearer token is required. Send the header Authorization: Bearer <token>.'),
  },
  Forbidden: {
    description: '`forbidden`: the token lacks the scope that `required_scope` names.',
    content: json('forbidden', 'This requires the scope projects:write, which the token does not have.', {
      required_scope: 'projects:write',
    }),
  },
  PayloadTooLarge: {
    description: '`payload_too_large`: a JSON body may have at most 1 MB; uploads have their own limits.',
    content: json('payload_too_large', 'A JSON body may have at most 1048576 bytes.'),
  },
  UriTooLong: {
    description: '`uri_too_long`: the URL has more than 8,192 characters.',
    content: json('uri_too_long', 'The URL is longer than 8192 characters.'),
  },
  UnsupportedMediaType: {
    description: '`unsupported_media_type`: the operation does not accept the media type of the body.',
    content: json(
      'unsupported_media_type',
      'The body must be sent as application/json, but its Content-Type is text/plain.',
    ),
  },
  Invalid: {
    description: '`validation_errors`: the body or the query is invalid. `validation` lists the errors of each field.',
    content: json('validation_errors', 'name: This field is required.', {
      validation: { name: ['This field is required.'] },
    }),
  },
  TooManyRequests: {
    description: '`too_many_requests`: the rate limit of the subject, the frame or the address was exceeded.',
    headers: RETRY_AFTER,
    content: json('too_many_requests', 'Too many requests by this subject. Retry in 3 s.'),
  },
  ServerError: {
    description: '`server_error`: an unexpected error. Report the request id to the operator.',
    content: json('server_error', 'An unexpected error occurred. Report the request id to the operator.'),
  },
  Unavailable: {
    description: '`service_unavailable`: a part of the system is temporarily unavailable.',
    headers: RETRY_AFTER,
    content: json('service_unavailable', 'The service for this path is temporarily unavailable.'),
  },
  Timeout: {
    description: '`upstream_timeout`: a service did not respond in time.',
    headers: RETRY_AFTER,
    content: json('upstream_timeout', 'The service for this path did not respond in time.'),
  },
} as const;

type SharedFailure = keyof typeof sharedFailures;

export const sharedFailureOf = {
  [httpStatus.malformed]: 'Malformed',
  [httpStatus.unauthenticated]: 'Unauthenticated',
  [httpStatus.forbidden]: 'Forbidden',
  [httpStatus.too_large]: 'PayloadTooLarge',
  [URI_TOO_LONG]: 'UriTooLong',
  [httpStatus.unsupported_media_type]: 'UnsupportedMediaType',
  [httpStatus.invalid]: 'Invalid',
  [httpStatus.too_many]: 'TooManyRequests',
  [httpStatus.internal]: 'ServerError',
  [httpStatus.unavailable]: 'Unavailable',
  [httpStatus.timeout]: 'Timeout',
} as const satisfies Record<number, SharedFailure>;
