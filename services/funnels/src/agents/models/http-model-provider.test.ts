import type { GuardedHttp } from '@trackway/outbound';
import { httpModelProvider } from './http-model-provider';

it('has no price for a model whose name is that of an inherited member', () => {
  const price = { input: 1, output: 2, currency: 'EUR' };
  const http = {} as GuardedHttp;
  const provider = httpModelProvider({
    http,
    baseUrl: 'https://models.example',
    apiKey: 'key',
    prices: { small: price },
  });

  expect(['small', 'large', 'constructor'].map(provider.priceOf)).toEqual([price, undefined, undefined]);
});
