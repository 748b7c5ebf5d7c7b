import { AppError, docUrl, httpStatus, isAppError } from '@trackway/errors';
import { currentContext, type Logger } from '@trackway/runtime';
import type { ErrorRequestHandler, Response } from 'express';

/** Sends error responses. Unexpected errors are logged and reported as `server_error` without details. */
export function failureHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const appError = toFailure(error);
    // The client of an incomplete request has disconnected, so no response can reach it.
    const isAborted = request.destroyed && !request.complete;
    const { method, path } = request;
    if (appError.kind === 'internal' && !isAborted) logger.error({ err: error, method, path }, 'a request failed');
    if (response.headersSent) {
      if (appError.kind !== 'internal') logger.warn({ err: error, method, path }, 'a response is incomplete');
      // Ends the connection, so that the client does not accept a partial response as complete.
      response.destroy();
      return;
    }
    sendFailure(response, appError);
  };
}

function sendFailure(response: Response, appError: AppError): void {
  const { validation, errors, retryAfter, headers = {}, extra } = appError.details;
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  if (appError.kind === 'unauthenticated') response.setHeader('WWW-Authenticate', 'Bearer');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.status(httpStatus[appError.kind]).json({
    response: false,
    message: appError.code,
    error: appError.message,
    ...(validation ? { validation } : {}),
    ...(errors ? { errors } : {}),
    ...extra,
    doc_url: docUrl(appError.code, currentContext()?.origin),
    request_id: currentContext()?.requestId ?? null,
  });
}

function toFailure(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (error instanceof URIError) return new AppError('malformed', 'malformed_request', 'The path is malformed.');
  return new AppError(
    'internal',
    'server_error',
    'An unexpected error occurred. Report the request id to the operator.',
    {},
    { cause: error },
  );
}
