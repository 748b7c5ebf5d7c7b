import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ModelRequest {
  readonly model: string;
  readonly messages: readonly { role: string; content: string | null; tool_call_id?: string }[];
  readonly tools?: readonly { function: { name: string; parameters: unknown } }[];
}

/** A response of a model. */
export interface ModelResponse {
  readonly content?: string | null;
  readonly calls?: readonly { id: string; name: string; args: unknown }[];
}

/** A step of a script: a response of a model, or invalid behaviour of a provider. */
export type ScriptedResponse =
  | ((modelRequest: ModelRequest) => ModelResponse | Promise<ModelResponse>)
  | { readonly status: number; readonly location?: string }
  | { readonly raw: string }
  /** Charged, but the connection breaks before the response. A repeated call gets a response. */
  | 'lost'
  /** Charged, but there is no response in time. */
  | 'stalls'
  | 'gigabytes';

/** A fake of an OpenAI-compatible provider with a script for each model, and an invoice that counts a call once for its key. */
export async function startFakeModel() {
  const scripts = new Map<string, ScriptedResponse[]>();
  const requests: ModelRequest[] = [];
  const charged = new Map<string, { model: string; input: number; output: number; body: string }>();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const modelRequest = JSON.parse(await text(request)) as ModelRequest;
    const key = String(request.headers['idempotency-key']);
    const known = charged.get(key);
    if (known) {
      response.setHeader('content-type', 'application/json').end(known.body);
      return;
    }
    requests.push(modelRequest);
    const next = scripts.get(modelRequest.model)?.shift() ?? (() => ({ content: 'Done.' }));
    if (next === 'gigabytes') return flood(response);
    if (typeof next === 'object' && 'status' in next) {
      const headers = next.location ? { location: next.location } : {};
      return void response.writeHead(next.status, headers).end('{}');
    }
    if (typeof next === 'object' && 'raw' in next) return void response.end(next.raw);
    const { content = null, calls = [] } =
      typeof next === 'string'
        ? { content: 'Lost.' }
        : await (next as (of: ModelRequest) => ModelResponse | Promise<ModelResponse>)(modelRequest);
    const usage = { prompt_tokens: 100 + modelRequest.messages.length, completion_tokens: 10 };
    const tool_calls = calls.map(({ id, name, args }) => ({
      id,
      type: 'function',
      function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
    }));
    const body = JSON.stringify({ choices: [{ message: { role: 'assistant', content, tool_calls } }], usage });
    charged.set(key, { model: modelRequest.model, input: usage.prompt_tokens, output: usage.completion_tokens, body });
    if (next === 'lost') return void response.destroy();
    if (next === 'stalls') return;
    response.setHeader('content-type', 'application/json').end(body);
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (model: string, ...responses: ScriptedResponse[]) => scripts.set(model, responses),
    invoice: (model: string) => {
      const calls = [...charged.values()].filter((call) => call.model === model);
      return {
        calls: calls.length,
        input: calls.reduce((sum, { input }) => sum + input, 0),
        output: calls.reduce((sum, { output }) => sum + output, 0),
      };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>;

function flood(response: ServerResponse): void {
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}
