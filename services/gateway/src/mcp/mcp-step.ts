import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { methodNotAllowed } from '../errors/gateway-error';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { MakeResponseHeaders } from '../exchange/response-headers';
import type { SendError } from '../exchange/send-error';
import type { Step } from '../exchange/steps';
import type { McpCaller } from './call-tool';
import type { OpenMcpServer } from './mcp-server';

export const MCP_PATH = '/mcp';

/**
 * The Model Context Protocol over Streamable HTTP: one POST per message, with a JSON response. `prepare` authenticates the
 * caller, counts the request and receives its body. There is no stream to open, so GET is not supported.
 */
export function mcpStep(deps: {
  open: OpenMcpServer;
  prepare: Step;
  /** URL at which this gateway can be called. */
  base: () => string;
  responseHeaders: MakeResponseHeaders;
  sendError: SendError;
}): Step {
  return (request, response, next) => {
    if (response.locals.exchange.path !== MCP_PATH) {
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
    const caller: McpCaller = {
      base: deps.base(),
      authorization: request.headers.authorization ?? '',
      requestId: exchange.requestId,
    };
    const server = deps.open(caller);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const result = await transport.handleRequest(toWebRequest(request, exchange.body?.content));
      await send(response, result);
    } finally {
      exchange.body?.release();
      await server.close();
    }
  }

  async function send(response: GatewayResponse, { status, headers, body }: Response): Promise<void> {
    const text = body === null ? '' : await new Response(body).text();
    const type = headers.get('content-type') ?? 'application/json';
    const own = ['Content-Type', type, 'Content-Length', String(Buffer.byteLength(text))];
    response.writeHead(status, deps.responseHeaders(response.locals.exchange, own));
    response.end(text);
  }
}

/** Every client accepts JSON, also one that does not send the `Accept` header that the protocol requires. */
function toWebRequest(request: GatewayRequest, body: Buffer | undefined): Request {
  const version = request.headers['mcp-protocol-version'];
  return new Request(`http://gateway${MCP_PATH}`, {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(typeof version === 'string' ? { 'mcp-protocol-version': version } : {}),
    },
    body: new Uint8Array(body ?? []),
  });
}
