import type { NextFunction } from 'express';
import type { AnswerHeaders } from '../edge/answer-headers';
import type { GatewayRequest, GatewayResponse } from '../edge/exchange';
import { methodNotAllowed } from '../edge/refusal';
import type { Refuse } from '../edge/refuse';
import { rpcCodes, rpcError, rpcMessage } from './json-rpc';
import type { McpCaller, makeMcpServer } from './mcp-server';

const PATH = '/mcp';
const MAX_BYTES = 1_048_576;
const LIMIT_MS = 10_000;

/** The Model Context Protocol over Streamable HTTP: one POST a message, answered in JSON. There is no stream to open, so no GET. */
export function mcpStep(deps: {
  answer: ReturnType<typeof makeMcpServer>;
  /** Where this gateway listens. */
  base: () => string;
  answerHeaders: AnswerHeaders;
  refuse: Refuse;
}) {
  return (request: GatewayRequest, response: GatewayResponse, next: NextFunction): void => {
    const { exchange } = response.locals;
    if (exchange.path !== PATH) {
      next();
      return;
    }
    if (request.method !== 'POST') {
      deps.refuse(request, response, methodNotAllowed('POST'));
      return;
    }
    const authorization = request.headers.authorization ?? '';
    const caller: McpCaller = { base: deps.base(), authorization, requestId: exchange.requestId };
    answerMessage(request, caller)
      .then(({ status, body }) => send(response, status, body))
      .catch(next);
  };

  async function answerMessage(request: GatewayRequest, caller: McpCaller): Promise<{ status: number; body?: object }> {
    const refused = await refusalOf(caller);
    if (refused) return refused;
    const text = await read(request);
    if (text === undefined) return { status: 413, body: rpcError(null, rpcCodes.invalid, 'At most 1 MB.') };
    const message = rpcMessage.safeParse(parse(text));
    if (!message.success)
      return { status: 400, body: rpcError(null, rpcCodes.parse, 'This is no JSON-RPC 2.0 message.') };
    const body = await deps.answer(message.data, caller);
    return body ? { status: 200, body } : { status: 202 };
  }

  function send(response: GatewayResponse, status: number, body: object | undefined): void {
    const text = body === undefined ? '' : JSON.stringify(body);
    const own = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(text))];
    const challenge = status === 401 ? ['WWW-Authenticate', 'Bearer'] : [];
    response.writeHead(status, deps.answerHeaders(response.locals.exchange, [...own, ...challenge]));
    response.end(text);
  }
}

/** The gateway asks itself whose token it is, so that nothing is told to who has none, and their limits count. */
async function refusalOf({
  base,
  authorization,
  requestId,
}: McpCaller): Promise<{ status: number; body: object } | undefined> {
  const headers = { authorization, 'x-request-id': requestId };
  const me = await fetch(new URL('/api/management/me', base), { headers, signal: AbortSignal.timeout(LIMIT_MS) });
  const body = (await me.json()) as object;
  return me.ok || me.status === 403 ? undefined : { status: me.status, body };
}

async function read(request: GatewayRequest): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
