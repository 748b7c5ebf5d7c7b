import type { NextFunction } from 'express';
import { addressGroup } from '../edge/client-address';
import type { GatewayRequest, GatewayResponse } from '../edge/exchange';
import { type Refusal, unauthenticated } from '../edge/refusal';
import type { Refuse } from '../edge/refuse';
import type { RequestHeaders } from '../edge/request-headers';
import type { RequestLimits } from '../limits/request-limits';
import { bearerToken } from './bearer';
import type { AdmittedCaller, KnownCallers } from './known-callers';
import type { VerifyToken } from './token-verifier';

const noToken = unauthenticated();
const twoTokens = unauthenticated('There is more than one Authorization header.');
const notBearer = unauthenticated('The Authorization header holds no bearer token.');

/**
 * Lets a request in: on public routes by its address, on all others by its token; counted in both cases. A token that is
 * known costs no promise.
 */
export function admit(deps: { callers: KnownCallers; verify: VerifyToken; limits: RequestLimits; refuse: Refuse }) {
  const { callers, verify, limits, refuse } = deps;

  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;

    const count = (caller: AdmittedCaller | undefined): void => {
      const verdict = caller
        ? limits.ofCaller(caller.token.limitKey, caller.token.frameId)
        : limits.ofPublic(exchange.origin.address, exchange.match?.limitKey);
      exchange.limitFields = verdict.fields;
      exchange.token = caller?.token;
      exchange.identity = caller?.identity;
      exchange.bearer = caller?.text;
      exchange.ownWrites = caller?.ownWrites;
      exchange.slotOwner = caller?.token.slotOwner ?? {
        key: `address ${addressGroup(exchange.origin.address)}`,
        isAnonymous: true,
      };
      if (verdict.refusal) refuse(request, response, verdict.refusal);
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
        else count(callers.remember(token, verdict.token));
      })
      .catch(next);
  };
}

function readToken({ authorization, authorizations }: RequestHeaders): string | Refusal {
  if (authorization === undefined) return noToken;
  if (authorizations > 1) return twoTokens;
  return bearerToken(authorization) ?? notBearer;
}
