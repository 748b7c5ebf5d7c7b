import { runConnector } from '@trackway/connector';
import { emailProvider } from './provider';
import { readEmailSettings } from './settings';

void runConnector('connector-email', process.env, (settings, { spoolFolder }) => {
  const email = readEmailSettings(settings, spoolFolder);
  return (runtime) => emailProvider(email, runtime);
});
