import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { SendLocalResponse } from '../docs/send-local-response';
import { malformed, methodNotAllowed } from '../errors/gateway-error';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { SendError } from '../exchange/send-error';
import type { Step } from '../exchange/steps';
import type { McpCaller } from './call-tool';
import type { OpenMcpServer } from './mcp-server';

export const MCP_PATH = '/mcp';

/** MCP has no batches since version 2025-06-18. All messages of a batch would count as one request. */
const batch = malformed('The body is a JSON-RPC batch. Send one message in each request.');

/**
 * The Model Context Protocol over Streamable HTTP: one POST per message, with a JSON response. `prepare` authenticates the
 * caller, counts the request and receives its body. There is no stream to open, so GET is not supported.
 */
export function mcpStep(deps: {
  open: OpenMcpServer;
  prepare: Step;
  /** URL at which this gateway can be called. */
  base: () => string;
  send: SendLocalResponse;
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
      else receive(request, response).catch(next);
    });
  };

  async function receive(request: GatewayRequest, response: GatewayResponse): Promise<void> {
    const { body } = response.locals.exchange;
    try {
      const message = parseMessage(body?.content);
      if (Array.isArray(message)) deps.sendError(request, response, batch);
      else await respond(request, response, message);
    } finally {
      body?.release();
    }
  }

  async function respond(request: GatewayRequest, response: GatewayResponse, message: unknown): Promise<void> {
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
      const result = await transport.handleRequest(toWebRequest(request), { parsedBody: message });
      const type = result.headers.get('content-type') ?? 'application/json';
      deps.send(request, response, { status: result.status, type, body: await result.text() });
    } finally {
      await server.close();
    }
  }
}

/** Returns null, which is no message, for a body that is not JSON. */
function parseMessage(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

/** Every client accepts JSON, also one that does not send the `Accept` header that the protocol requires. */
function toWebRequest(request: GatewayRequest): Request {
  const version = request.headers['mcp-protocol-version'];
  return new Request(`http://gateway${MCP_PATH}`, {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(typeof version === 'string' ? { 'mcp-protocol-version': version } : {}),
    },
  });
}
