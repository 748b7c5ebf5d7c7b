import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

/** A response of the model: text or tool calls; or `busy` for 503, or `lost` for a charged call without a response. */
export interface ModelResponse {
  readonly content?: string;
  readonly calls?: readonly { readonly name: string; readonly args: unknown }[];
  readonly fault?: 'busy' | 'lost';
}

interface Charged {
  readonly model: string;
  readonly input: number;
  readonly output: number;
  readonly body: string;
}

/**
 * A fake of the AI provider `scripted`. Each model name has a script of responses. The invoice counts a call once for
 * its key, even if its response was lost.
 */
export class ScriptedModel {
  private readonly scripts = new Map<string, (turn: number) => ModelResponse>();
  private readonly charged = new Map<string, Charged>();
  private readonly server: Server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  async start(): Promise<this> {
    const port = Number(process.env['TEST_MODEL_PORT']);
    if (!port) throw new Error('TEST_MODEL_PORT is not set: run these tests by npm test, which starts the system.');
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Responses in turn, for all callers. */
  script(model: string, ...responses: ModelResponse[]): void {
    this.respondWith(model, () => responses.shift() ?? { content: 'Done.' });
  }

  /** `turn` is the number of previous responses in the conversation. */
  respondWith(model: string, respond: (turn: number) => ModelResponse): void {
    this.scripts.set(model, respond);
  }

  invoice(model: string) {
    const calls = [...this.charged.values()].filter((call) => call.model === model);
    return {
      calls: calls.length,
      input: calls.reduce((sum, { input }) => sum + input, 0),
      output: calls.reduce((sum, { output }) => sum + output, 0),
    };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { model, messages } = (await json(request)) as { model: string; messages: readonly { role: string }[] };
    const key = String(request.headers['idempotency-key']);
    const known = this.charged.get(key);
    const responses = known ? {} : this.respond(model, messages);
    if (responses.fault === 'busy') return void response.writeHead(503).end('{}');
    const { body } = known ?? this.charge(key, model, messages.length, responses);
    if (responses.fault === 'lost') return void response.destroy();
    response.setHeader('content-type', 'application/json').end(body);
  }

  private respond(model: string, messages: readonly { role: string }[]): ModelResponse {
    const turn = messages.filter(({ role }) => role === 'assistant').length;
    return this.scripts.get(model)?.(turn) ?? { content: 'Done.' };
  }

  private charge(
    key: string,
    model: string,
    length: number,
    { content = null, calls = [] }: Omit<ModelResponse, 'content'> & { content?: string | null },
  ) {
    const tool_calls = calls.map(({ name, args }, index) => ({
      id: `call_${index}_${Math.random().toString(36).slice(2)}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(args) },
    }));
    const usage = { prompt_tokens: 100 + length, completion_tokens: 10 };
    const body = JSON.stringify({ choices: [{ message: { role: 'assistant', content, tool_calls } }], usage });
    const charged = { model, input: usage.prompt_tokens, output: usage.completion_tokens, body };
    this.charged.set(key, charged);
    return charged;
  }
}
