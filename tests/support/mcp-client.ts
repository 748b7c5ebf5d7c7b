import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { system } from './system';

// Tests read results of any shape.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any;

export interface McpClient extends AsyncDisposable {
  readonly client: Client;
  call(name: string, args?: Record<string, unknown>): Promise<CallToolResult>;
  /** Calls a tool that must succeed, and returns its JSON result. */
  callTool(name: string, args?: Record<string, unknown>): Promise<Json>;
}

/** A client of the official SDK at the MCP endpoint of the running system. */
export async function openMcpClient(token: string): Promise<McpClient> {
  const client = new Client({ name: 'outside-tests', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', system.base_url), { requestInit }));
  const call = async (name: string, args: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: args })) as CallToolResult;
  return {
    client,
    call,
    callTool: async (name, args) => {
      const result = await call(name, args);
      if (result.isError) throw new Error(`${name} failed: ${textOf(result)}`);
      return JSON.parse(textOf(result));
    },
    [Symbol.asyncDispose]: () => client.close(),
  };
}

export function textOf({ content }: CallToolResult): string {
  const [first] = content;
  return first?.type === 'text' ? first.text : '';
}
