import { readCommonSettings, runConnector, Settings } from '@trackway/connector';
import { httpProvider } from './provider';

const settings = new Settings(process.env);
const common = readCommonSettings(settings);
const provider = { url: settings.url('PROVIDER_URL'), token: settings.text('PROVIDER_TOKEN') };
settings.assertValid();
void runConnector('connector-http', common, (runtime) => httpProvider(provider, runtime));
