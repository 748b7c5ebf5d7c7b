import { Counter, type Registry } from '@trackway/runtime';
import type { ModelProvider, ModelProviders } from './model-provider';

/** Counts calls, tokens and costs of the providers. */
export function meteredProviders(providers: ModelProviders, metrics: Registry): ModelProviders {
  const registers = [metrics];
  const labelNames = ['provider', 'model'] as const;
  const calls = new Counter({
    name: 'ai_calls_total',
    help: 'Model calls by result',
    labelNames: [...labelNames, 'result'],
    registers,
  });
  const tokens = new Counter({
    name: 'ai_tokens_total',
    help: 'Tokens sent to and received from models',
    labelNames: [...labelNames, 'direction'],
    registers,
  });
  const cost = new Counter({
    name: 'ai_cost_total',
    help: 'Cost of model calls by currency, for models with a configured price',
    labelNames: [...labelNames, 'currency'],
    registers,
  });

  const metered = (name: string, provider: ModelProvider): ModelProvider => ({
    priceOf: (model) => provider.priceOf(model),
    complete: async (request) => {
      const about = { provider: name, model: request.model };
      try {
        const reply = await provider.complete(request);
        const price = provider.priceOf(request.model);
        calls.inc({ ...about, result: 'answered' });
        tokens.inc({ ...about, direction: 'in' }, reply.inputTokens);
        tokens.inc({ ...about, direction: 'out' }, reply.outputTokens);
        if (price) {
          const paid = (reply.inputTokens * price.input + reply.outputTokens * price.output) / 1_000_000;
          cost.inc({ ...about, currency: price.currency }, paid);
        }
        return reply;
      } catch (error) {
        calls.inc({ ...about, result: 'failed' });
        throw error;
      }
    },
  });
  return new Map([...providers].map(([name, provider]) => [name, metered(name, provider)]));
}
