import { runConnector } from '@trackway/connector';
import { httpProvider } from './provider';

void runConnector('connector-http', process.env, (settings) => {
  const provider = {
    url: settings.requiredUrl('PROVIDER_URL', 'It is the URL at which the provider accepts messages.'),
    token: settings.required('PROVIDER_TOKEN', 'It is the token that you and the provider agreed on.'),
  };
  return (runtime) => httpProvider(provider, runtime);
});
