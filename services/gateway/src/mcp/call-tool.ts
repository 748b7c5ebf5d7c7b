import type { Tool } from './tool';
import { toolRequest } from './tool-request';

/** A longer response is of no use to a model. The error asks it to request less. */
const MAX_CHARACTERS = 60_000;
const TIMEOUT_MS = 60_000;

/** Result of a tool call in the format of MCP. */
export interface ToolResult {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly isError: boolean;
}

/**
 * Calls an operation through this same gateway with the caller's own token, so that scopes, limits and tenant isolation
 * apply as for any other request. Errors of the API are passed on unchanged, because they say what would be right.
 */
export async function callTool(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  { base, authorization, requestId }: { base: string; authorization: string; requestId: string },
): Promise<ToolResult> {
  const request = toolRequest(tool, given, base);
  if ('problem' in request) return problem(request.problem);
  const { url, body } = request;
  const response = await fetch(url, {
    method: tool.method,
    headers: {
      authorization,
      accept: 'application/json',
      'x-request-id': requestId,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (text.length > MAX_CHARACTERS) return problem('The response is too long. Request less: perPage, filters.');
  return { content: [{ type: 'text', text: text || 'Done.' }], isError: !response.ok };
}

function problem(text: string): ToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
