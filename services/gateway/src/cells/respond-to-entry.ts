import { json } from 'node:stream/consumers';
import { httpStatus } from '@trackway/errors';
import { z } from 'zod';
import type { VerifyToken } from '../authentication/token-verifier';
import type { SendLocalResponse } from '../docs/send-local-response';
import { type GatewayError, malformed, routeNotFound } from '../errors/gateway-error';
import type { GatewayRequest } from '../exchange/exchange';
import type { SendError } from '../exchange/send-error';
import type { Step } from '../exchange/steps';
import { type FoundReference, REFERENCES_PATH, TOKENS_PATH, type Verified } from './cell-peers';
import type { FindInCell } from './find-frame';

const MAX_BYTES = 16_384;

const referenceBody = z.object({
  kind: z.enum(['share', 'form_link', 'intake_link', 'intake_submission', 'channel', 'service_account']),
  value: z.string(),
});
const tokenBody = z.object({ token: z.string() });

interface Deps {
  readonly isFromEntry: (token: string) => boolean;
  readonly find: FindInCell;
  readonly verify: VerifyToken;
  readonly send: SendLocalResponse;
  readonly sendError: SendError;
}

/** Responds to the gateway of the entry. For other clients, the paths do not exist. */
export function respondToEntry({ isFromEntry, find, verify, send, sendError }: Deps): Step {
  return (request, response, next) => {
    const { path, headers } = response.locals.exchange;
    if (path !== REFERENCES_PATH && path !== TOKENS_PATH) {
      next();
      return;
    }
    if (request.method !== 'POST' || headers.cellToken === undefined || !isFromEntry(headers.cellToken)) {
      sendError(request, response, routeNotFound());
      return;
    }
    respond(path, request)
      .then((body) => {
        if (!body) sendError(request, response, malformed('The body is not valid.'));
        else if ('status' in body) sendError(request, response, body);
        else send(request, response, { status: 200, type: 'application/json', body: JSON.stringify(body) });
      })
      .catch(next);
  };

  async function respond(
    path: string,
    request: GatewayRequest,
  ): Promise<FoundReference | Verified | GatewayError | undefined> {
    if (!(Number(request.headers['content-length']) <= MAX_BYTES)) return undefined;
    const body = await json(request).catch(() => undefined);
    if (path === TOKENS_PATH) {
      const { data } = tokenBody.safeParse(body);
      return data && verified(data.token);
    }
    const { data } = referenceBody.safeParse(body);
    return data && { frame_id: (await find(data)) ?? null };
  }

  /** The error if it is not known whether the token is valid. */
  async function verified(text: string): Promise<Verified | GatewayError> {
    const result = await verify(text);
    if (!('token' in result))
      return result.rejection.status === httpStatus.unauthenticated ? { token: null } : result.rejection;
    const { subject, frameId, scopes, expiresAt } = result.token;
    return { token: { subject, frame_id: frameId, scopes: [...scopes], expires_at: expiresAt } };
  }
}
