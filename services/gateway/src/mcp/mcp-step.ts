import { methodNotAllowed } from '../errors/gateway-error';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { MakeResponseHeaders } from '../exchange/response-headers';
import type { SendError } from '../exchange/send-error';
import type { Step } from '../exchange/steps';
import { rpcCodes, rpcError, rpcMessage } from './json-rpc';
import type { McpCaller, makeMcpServer } from './mcp-server';

const PATH = '/mcp';

/**
 * The Model Context Protocol over Streamable HTTP: one POST per message, with a JSON response. `prepare` authenticates the
 * caller, counts the request and receives its body. There is no stream to open, so GET is not supported.
 */
export function mcpStep(deps: {
  handle: ReturnType<typeof makeMcpServer>;
  prepare: Step;
  /** URL at which this gateway can be called. */
  base: () => string;
  responseHeaders: MakeResponseHeaders;
  sendError: SendError;
}): Step {
  return (request, response, next) => {
    if (response.locals.exchange.path !== PATH) {
      next();
      return;
    }
    if (request.method !== 'POST') {
      deps.sendError(request, response, methodNotAllowed('POST'));
      return;
    }
    deps.prepare(request, response, (error?: unknown) => {
      if (error) next(error);
      else respond(request, response).catch(next);
    });
  };

  async function respond(request: GatewayRequest, response: GatewayResponse): Promise<void> {
    const { exchange } = response.locals;
    const authorization = request.headers.authorization ?? '';
    const caller: McpCaller = { base: deps.base(), authorization, requestId: exchange.requestId };
    const message = rpcMessage.safeParse(parse(exchange.body?.content));
    exchange.body?.release();
    if (!message.success) {
      send(response, 400, rpcError(null, rpcCodes.parse, 'The body is not a JSON-RPC 2.0 message.'));
      return;
    }
    const body = await deps.handle(message.data, caller);
    send(response, body ? 200 : 202, body);
  }

  function send(response: GatewayResponse, status: number, body: object | undefined): void {
    const text = body === undefined ? '' : JSON.stringify(body);
    const own = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(text))];
    response.writeHead(status, deps.responseHeaders(response.locals.exchange, own));
    response.end(text);
  }
}

function parse(content: Buffer | undefined): unknown {
  try {
    return JSON.parse(content?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}
