import type { NextFunction } from 'express';
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
const twoTokens = unauthenticated('There is more than one Authorization header.');
const notBearer = unauthenticated('The Authorization header holds no bearer token.');

/**
 * Lets a request in: on public routes by its address, on all others by its token; counted in both cases. A token that is
 * known costs no promise.
 */
export function authenticate(deps: {
  callers: VerifiedTokenCache;
  verify: VerifyToken;
  limits: RequestLimits;
  refuse: SendError;
}) {
  const { callers, verify, limits, refuse } = deps;

  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;

    const count = (caller: AuthenticatedCaller | undefined): void => {
      const verdict = caller
        ? limits.takeForCaller(caller.token.limitKey, caller.token.frameId)
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
      if (verdict.error) refuse(request, response, verdict.error);
      else next();
    };

    if (exchange.match?.route.public) {
      count(undefined);
      return;
    }
    const token = readToken(exchange.headers);
    if (typeof token !== 'string') {
      refuse(request, response, token);
      return;
    }
    const known = callers.find(token);
    if (known) {
      count(known);
      return;
    }
    verify(token)
      .then((verdict) => {
        if ('refusal' in verdict) refuse(request, response, verdict.refusal);
        else count(callers.add(token, verdict.token));
      })
      .catch(next);
  };
}

function readToken({ authorization, authorizations }: RequestHeaders): string | GatewayError {
  if (authorization === undefined) return noToken;
  if (authorizations > 1) return twoTokens;
  return bearerToken(authorization) ?? notBearer;
}
