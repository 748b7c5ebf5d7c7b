import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { VerifyToken } from '../authentication/token-verifier';
import type { SendLocalResponse } from '../docs/send-local-response';
import { malformed, routeNotFound } from '../errors/gateway-error';
import type { GatewayRequest } from '../exchange/exchange';
import type { SendError } from '../exchange/send-error';
import type { Step } from '../exchange/steps';
import { REFERENCES_PATH, type sentToken, TOKENS_PATH } from './cell-peers';
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
        if (body) send(request, response, { status: 200, type: 'application/json', body: JSON.stringify(body) });
        else sendError(request, response, malformed('The body is not valid.'));
      })
      .catch(next);
  };

  async function respond(path: string, request: GatewayRequest): Promise<object | undefined> {
    if (!(Number(request.headers['content-length']) <= MAX_BYTES)) return undefined;
    const body = await json(request).catch(() => undefined);
    if (path === TOKENS_PATH) {
      const { data } = tokenBody.safeParse(body);
      return data && { token: await verified(data.token) };
    }
    const { data } = referenceBody.safeParse(body);
    return data && { frame_id: (await find(data)) ?? null };
  }

  async function verified(text: string): Promise<z.input<typeof sentToken> | null> {
    const result = await verify(text);
    if (!('token' in result)) return null;
    const { subject, frameId, scopes, expiresAt } = result.token;
    return { subject, frame_id: frameId, scopes: [...scopes], expires_at: expiresAt };
  }
}
