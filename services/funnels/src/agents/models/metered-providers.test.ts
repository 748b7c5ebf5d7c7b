import { unavailable } from '@trackway/errors';
import { Registry } from '@trackway/runtime';
import { meteredProviders } from './metered-providers';
import type { ModelProvider } from './model-provider';

const request = { model: 'small', messages: [], tools: [], maxOutputTokens: 10, key: '1', timeoutMs: 1_000 };

function providerOf(complete: ModelProvider['complete']): ModelProvider {
  return { complete: complete, priceOf: () => ({ input: 2, output: 6, currency: 'EUR' }) };
}

describe('meteredProviders', () => {
  it('counts tokens and their cost', async () => {
    const metrics = new Registry();
    const reply = { content: 'Yes.', toolCalls: [], inputTokens: 500_000, outputTokens: 100_000 };
    const providers = meteredProviders(new Map([['acme', providerOf(async () => reply)]]), metrics);

    await providers.get('acme')?.complete(request);

    const text = await metrics.metrics();
    expect(text).toContain('ai_tokens_total{provider="acme",model="small",direction="in"} 500000');
    expect(text).toContain('ai_cost_total{provider="acme",model="small",currency="EUR"} 1.6');
  });

  it('counts failed calls, and passes the error on', async () => {
    const metrics = new Registry();
    const failing = () => Promise.reject(unavailable('The provider is unavailable.'));
    const providers = meteredProviders(new Map([['acme', providerOf(failing)]]), metrics);

    await expect(providers.get('acme')?.complete(request)).rejects.toMatchObject({ kind: 'unavailable' });

    expect(await metrics.metrics()).toContain('ai_calls_total{provider="acme",model="small",result="failed"} 1');
  });
});
