import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const HANGS_MS = 60_000;

export type Behaviour = 'responds' | 'rejects' | 'hangs';

/** A fake of the AI provider that agents call. */
export type Model = {
  /** A provider with very high prices, for AI_PROVIDERS. */
  readonly provider: object;
  behave(next: Behaviour): void;
  stop(): Promise<void>;
};

export async function startModel(): Promise<Model> {
  let behaviour: Behaviour = 'responds';
  const server = createServer((request, response) => {
    const respond = async () => {
      const until = Date.now() + HANGS_MS;
      while (behaviour === 'hangs' && Date.now() < until) await wait(100);
      if (behaviour === 'rejects') return void response.writeHead(401).end('{"error":"Unknown API key."}');
      const completion = { choices: [{ message: { role: 'assistant', content: 'Done.' } }] };
      const usage = { prompt_tokens: 100, completion_tokens: 10 };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ ...completion, usage }));
    };
    request.resume().on('end', () => void respond());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const prices = { 'model-1': { input: 1_000_000, output: 1_000_000, currency: 'EUR' } };
  return {
    provider: { name: 'expensive', base_url: `http://127.0.0.1:${port}/v1`, api_key: 'for-trials', prices },
    behave: (next) => {
      behaviour = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
