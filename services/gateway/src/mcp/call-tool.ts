import type { Tool } from './tool';

/** An answer longer than this helps no model; it is told to ask for less. */
const MOST_CHARACTERS = 60_000;
const LIMIT_MS = 60_000;

/** What a tool gives, as MCP says it. */
export interface ToolResult {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly isError: boolean;
}

/**
 * Calls an operation as the caller would: through this same gateway, with their own token, so that scopes, limits and the frame hold as
 * they always do. Refusals come back as they are, for they say what to do.
 */
export async function callTool(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  { base, authorization, requestId }: { base: string; authorization: string; requestId: string },
): Promise<ToolResult> {
  const missing = tool.pathParameters.filter((name) => given[name] === undefined);
  if (missing.length > 0) return problem(`Missing: ${missing.join(', ')}.`);
  const body = given['body'];
  const response = await fetch(urlOf(base, tool, given), {
    method: tool.method,
    headers: {
      authorization,
      accept: 'application/json',
      'x-request-id': requestId,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const text = await response.text();
  if (text.length > MOST_CHARACTERS) return problem('The answer is too long. Ask for fewer: perPage, filters.');
  return { content: [{ type: 'text', text: text || 'Done.' }], isError: !response.ok };
}

function urlOf(base: string, tool: Tool, given: Readonly<Record<string, unknown>>): URL {
  const path = tool.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const url = new URL(path, base);
  for (const name of tool.queryParameters) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    if (typeof value === 'object' && !Array.isArray(value)) {
      for (const [field, one] of Object.entries(value)) url.searchParams.append(`${name}[${field}]`, String(one));
    } else url.searchParams.append(name, String(value));
  }
  return url;
}

function problem(text: string): ToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
