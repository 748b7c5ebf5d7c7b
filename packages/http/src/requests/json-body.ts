import { isUtf8 } from 'node:buffer';
import { assertJsonLimits } from '@trackway/application';
import { AppError, isAppError } from '@trackway/errors';
import express, { type Request, type RequestHandler } from 'express';
import { describeJsonProblem } from './json-syntax';

const LIMIT_BYTES = 1024 * 1024;
const MAX_SHOWN_TYPE = 100;

const parse = express.json({ limit: LIMIT_BYTES, strict: false, type: () => true, verify: rejectOtherEncodings });

/**
 * Parses a JSON body of at most 1 MB. A missing body becomes an empty object, so that validation names the missing
 * fields.
 */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (!hasBody(request)) {
    request.body = {};
    next();
    return;
  }
  if (!request.is(['application/json', 'application/*+json'])) {
    next(new AppError('unsupported_media_type', 'unsupported_media_type', notJsonType(request)));
    return;
  }
  parse(request, response, (error?: unknown) => {
    if (error) next(toAppError(error));
    else next(limitProblem(request.body));
  });
};

function notJsonType({ headers }: Request): string {
  const given = headers['content-type'];
  const found = given ? `, but its Content-Type is ${given.slice(0, MAX_SHOWN_TYPE)}` : ', but it has no Content-Type';
  return `The body must be sent as application/json${found}.`;
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

function limitProblem(body: unknown): unknown {
  try {
    assertJsonLimits(body);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Other encodings would silently become replacement characters. */
function rejectOtherEncodings(_request: unknown, _response: unknown, bytes: Buffer, charset: string): void {
  if (charset !== 'utf-8') {
    throw new AppError('unsupported_media_type', 'unsupported_media_type', 'A JSON body must be UTF-8.');
  }
  if (!isUtf8(bytes)) throw new AppError('malformed', 'malformed_body', 'The body contains bytes that are not UTF-8.');
}

function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (isAbort(error)) return new AppError('malformed', 'malformed_body', 'The client closed the connection.');
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 400;
  if (status === 413) {
    return new AppError('too_large', 'payload_too_large', `A JSON body may have at most ${LIMIT_BYTES} bytes.`);
  }
  if (status === 415) {
    return new AppError(
      'unsupported_media_type',
      'unsupported_media_type',
      'The body must be UTF-8, plain or compressed with gzip.',
    );
  }
  return new AppError('malformed', 'malformed_body', notJson(error), {}, { cause: error });
}

/** Express attaches the text that it could not parse. */
function notJson(error: unknown): string {
  const text = typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined;
  const problem = typeof text === 'string' ? describeJsonProblem(text) : undefined;
  return problem === undefined ? 'The body is not JSON.' : `The body is not JSON: ${problem}.`;
}

/** The client disconnected before the body was complete, so no response can reach it. */
function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'request.aborted';
}
