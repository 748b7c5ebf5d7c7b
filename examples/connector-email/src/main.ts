import { readCommonSettings, runConnector, Settings } from '@trackway/connector';
import { emailProvider } from './provider';
import { readEmailSettings } from './settings';

const settings = new Settings(process.env);
const common = readCommonSettings(settings);
const email = readEmailSettings(settings, common.spoolFolder);
settings.assertValid();
void runConnector('connector-email', common, (runtime) => emailProvider(email, runtime));
