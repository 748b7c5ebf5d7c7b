import type { OutboundRequest } from '@trackway/outbound';
import { httpModelProvider } from './http-model-provider';

const price = { input: 1, output: 2, currency: 'EUR' };

/** A provider that responds with this use of tokens. */
function open(usage: object = {}) {
  const reply = { choices: [{ message: { content: 'Yes.' } }], usage };
  const send = async (_url: string, _request: OutboundRequest) => ({
    status: 200,
    headers: {},
    body: Buffer.from(JSON.stringify(reply)),
  });
  return httpModelProvider({
    http: { send },
    baseUrl: 'https://models.example',
    apiKey: 'key',
    prices: { small: price },
  });
}

it('has no price for a model whose name is that of an inherited member', () => {
  expect(['small', 'large', 'constructor'].map(open().priceOf)).toEqual([price, undefined, undefined]);
});

describe('a reply', () => {
  const request = { model: 'small', messages: [], tools: [], maxOutputTokens: 10, key: 'k', timeoutMs: 1_000 };

  it('has a number of tokens that the ledger can store', async () => {
    const most = 2_147_483_647;

    expect(await open({ prompt_tokens: most, completion_tokens: 0 }).complete(request)).toMatchObject({
      inputTokens: most,
    });
    for (const usage of [
      { prompt_tokens: most + 1, completion_tokens: 0 },
      { prompt_tokens: 0, completion_tokens: most + 1 },
    ]) {
      await expect(open(usage).complete(request)).rejects.toMatchObject({ code: 'provider_nonsense' });
    }
  });
});
