import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { isRecord } from '@trackway/runtime';
import { compactResult } from './compact-result';
import { resourceUri } from './resources';
import type { Tool } from './tool';
import type { ResourceRows } from './tool-catalogue';
import { type Arguments, toolRequest } from './tool-request';

/** A longer response is of no use to a model. The error asks it to request less. */
const MAX_CHARACTERS = 60_000;
const TIMEOUT_MS = 60_000;

/** The caller, and the URL at which the gateway can be called. */
export interface McpCaller {
  readonly base: string;
  readonly authorization: string;
  readonly requestId: string;
}

/**
 * Calls an operation through this same gateway with the caller's own token, so that scopes, limits and tenant isolation
 * apply as for any other request. Errors of the API are passed on unchanged, because they say what would be right.
 */
export async function callTool(tool: Tool, given: Arguments, caller: McpCaller): Promise<CallToolResult> {
  const request = toolRequest(tool, given, caller.base);
  if ('problem' in request) return failed(request.problem);
  const { url, body } = request;
  const response = await fetch(url, {
    method: tool.method,
    headers: {
      authorization: caller.authorization,
      accept: 'application/json',
      'x-request-id': caller.requestId,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok) return failed(text);
  return toResult(text, tool.hint.rows);
}

function toResult(text: string, rows: ResourceRows | undefined): CallToolResult {
  const result = text === '' ? 'Done.' : compactResult(JSON.parse(text));
  const compact = typeof result === 'string' ? result : JSON.stringify(result);
  if (compact.length > MAX_CHARACTERS)
    return failed('The response is too long. Request less: perPage, fields, filters.');
  return { content: [{ type: 'text', text: compact }, ...(rows ? linksOf(result, rows) : [])] };
}

/** Links to the rows of a list, which a client can offer to its user or read. */
function linksOf(result: unknown, { member, resource }: ResourceRows): CallToolResult['content'] {
  const list = isRecord(result) ? result[member] : undefined;
  return (Array.isArray(list) ? list : []).filter(isRecord).map((row) => ({
    type: 'resource_link',
    uri: resourceUri(resource, String(row['id'])),
    name: String(row['name'] ?? row['code'] ?? row['id']),
  }));
}

function failed(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
