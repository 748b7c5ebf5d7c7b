import { API_VERSION } from '@trackway/contracts';
import { AppError, publicOrigin } from '@trackway/errors';
import {
  CONSISTENCY_HEADER,
  IDENTITY_HEADER,
  type InternalTokens,
  newId,
  PublishedEvents,
  type RequestContext,
  runInContext,
} from '@trackway/runtime';
import type { Request, RequestHandler } from 'express';

/** Maximum duration of a request. Calls to peer services get the remaining time. */
const REQUEST_LIMIT_MS = 30_000;

const VALID_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** Runs the request in its context: the caller (from the signed identity of the gateway), ids and the deadline. */
export function requestContext(tokens: InternalTokens, service: string): RequestHandler {
  return (request, response, next) => {
    const requestId = validId(request.get('x-request-id')) ?? newId();
    response.setHeader('X-Request-Id', requestId);
    response.setHeader('X-Api-Version', API_VERSION);
    const base = {
      requestId,
      ...originOf(request),
      // Clients may repeat a request id, so each request starts its own causal chain.
      correlationId: newId(),
      depth: 0,
      deadline: Date.now() + REQUEST_LIMIT_MS,
      published: new PublishedEvents(service),
      stale: new Set<string>(),
    };
    let context: RequestContext = base;
    let authenticationError: unknown;
    try {
      const identity = request.get(IDENTITY_HEADER);
      const consistencyToken = request.get(CONSISTENCY_HEADER);
      if (consistencyToken !== undefined) context = { ...base, consistencyToken };
      if (identity) context = { ...context, caller: gatewayCaller(tokens, identity) };
    } catch (error) {
      authenticationError = error;
    }
    runInContext(context, () => next(authenticationError));
  };
}

/** Only the gateway calls services over HTTP; services call each other over gRPC. */
function gatewayCaller(tokens: InternalTokens, identity: string): RequestContext['caller'] {
  const caller = tokens.verify(identity);
  if (caller.service !== 'gateway')
    throw new AppError('unauthenticated', 'unauthenticated', 'The identity of the caller is missing or invalid.');
  return caller;
}

/** The gateway sends the origin that clients see. */
function originOf(request: Request): { origin?: string } {
  const origin = publicOrigin(request.get('x-forwarded-proto'), request.get('x-forwarded-host'));
  return origin === undefined ? {} : { origin };
}

function validId(value: string | undefined): string | undefined {
  return value !== undefined && VALID_ID.test(value) ? value : undefined;
}

export function clientDisconnected(request: Request): AbortSignal {
  const controller = new AbortController();
  request.res?.once('close', () => controller.abort());
  return controller.signal;
}
