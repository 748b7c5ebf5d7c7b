import type { GuardedHttp } from '@trackway/outbound';
import { echoProvider } from './echo-provider';
import { httpModelProvider } from './http-model-provider';
import type { ModelProviders } from './model-provider';
import type { ProviderSettings } from './provider-settings';

export function configuredProviders(settings: readonly ProviderSettings[], http: GuardedHttp): ModelProviders {
  const configured = settings.map(
    ({ name, base_url: baseUrl, api_key: apiKey, prices }) =>
      [name, httpModelProvider({ http, baseUrl, apiKey, prices })] as const,
  );
  return new Map([['echo', echoProvider], ...configured]);
}
