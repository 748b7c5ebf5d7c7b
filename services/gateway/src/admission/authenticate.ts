import type { NextFunction } from 'express';
import type { FrameCount } from '../authentication/access-token';
import { bearerToken } from '../authentication/bearer';
import type { VerifyToken } from '../authentication/token-verifier';
import type { AuthenticatedCaller, VerifiedTokenCache } from '../authentication/verified-token-cache';
import { type GatewayError, unauthenticated } from '../errors/gateway-error';
import { clientNetwork } from '../exchange/client-address';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { RequestHeaders } from '../exchange/request-headers';
import type { SendError } from '../exchange/send-error';
import type { RequestLimits } from './request-limits';

const noToken = unauthenticated();
const twoTokens = unauthenticated('The request has more than one Authorization header.');
const notBearer = unauthenticated(
  'The Authorization header contains no bearer token. Send it as Authorization: Bearer <token>.',
);

/**
 * Authenticates the request and counts it against the limits: by token, or on public routes by client address. A
 * cached token needs no promise.
 */
export function authenticate(deps: {
  callers: VerifiedTokenCache;
  verify: VerifyToken;
  limits: RequestLimits;
  sendError: SendError;
}) {
  const { callers, verify, limits, sendError } = deps;

  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;

    const count = (caller: AuthenticatedCaller | undefined, counted?: FrameCount['frameCount']): void => {
      const verdict = caller
        ? limits.takeForCaller(caller.token.limitKey, caller.token.frameId, counted)
        : limits.takeForPublic(exchange.origin.address, exchange.match?.limitKey);
      exchange.limitFields = verdict.fields;
      exchange.token = caller?.token;
      exchange.identity = caller?.identity;
      exchange.bearer = caller?.text;
      exchange.consistencyTokens = caller?.ownWrites;
      exchange.slotOwner = caller?.token.slotOwner ?? {
        key: `address ${clientNetwork(exchange.origin.address)}`,
        isAnonymous: true,
      };
      if (verdict.error) sendError(request, response, verdict.error);
      else next();
    };

    if (exchange.match?.route.public) {
      if (exchange.match.route.reference === 'client_credentials' && exchange.headers.authorizations > 1) {
        sendError(request, response, twoTokens);
        return;
      }
      count(undefined);
      return;
    }
    const token = readToken(exchange.headers);
    if (typeof token !== 'string') {
      sendError(request, response, token);
      return;
    }
    const known = callers.find(token);
    if (known) {
      count(known);
      return;
    }
    verify(token)
      .then((verdict) => {
        // The close event has passed, so later steps could not release what they acquire.
        if (response.destroyed) return;
        if ('token' in verdict) {
          count(callers.add(token, verdict.token), verdict.frameCount);
          return;
        }
        exchange.limitFields = verdict.limitFields ?? exchange.limitFields;
        sendError(request, response, verdict.rejection);
      })
      .catch(next);
  };
}

function readToken({ authorization, authorizations }: RequestHeaders): string | GatewayError {
  if (authorization === undefined) return noToken;
  if (authorizations > 1) return twoTokens;
  return bearerToken(authorization) ?? notBearer;
}
