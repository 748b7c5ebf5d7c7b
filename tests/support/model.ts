import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';

/** What a model says: text, or calls of tools. */
export interface Said {
  readonly content?: string;
  readonly calls?: readonly { readonly name: string; readonly args: unknown }[];
}

/** Plays the model that the system asks as the provider `scripted`: what it says is a script for each model's name. */
export class ScriptedModel {
  private readonly scripts = new Map<string, Said[]>();
  private readonly server: Server = createServer((request, response) => {
    json(request)
      .then((wanted) => this.answer((wanted as { model: string }).model))
      .then((said) => response.setHeader('content-type', 'application/json').end(said));
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

  script(model: string, ...said: Said[]): void {
    this.scripts.set(model, said);
  }

  private answer(model: string): string {
    const { content = null, calls = [] } = this.scripts.get(model)?.shift() ?? { content: 'Done.' };
    const tool_calls = calls.map(({ name, args }, index) => ({
      id: `call_${index}_${Math.random().toString(36).slice(2)}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(args) },
    }));
    const usage = { prompt_tokens: 100, completion_tokens: 10 };
    return JSON.stringify({ choices: [{ message: { role: 'assistant', content, tool_calls } }], usage });
  }
}
