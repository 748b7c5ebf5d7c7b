import { readCommonSettings, runConnector, Settings } from '@trackway/connector';
import { whatsappProvider } from './provider';

const settings = new Settings(process.env);
const common = readCommonSettings(settings);
const whatsapp = {
  graphUrl: settings.url('GRAPH_URL', 'https://graph.facebook.com/v23.0'),
  phoneNumberId: settings.text('PHONE_NUMBER_ID'),
  accessToken: settings.text('ACCESS_TOKEN'),
  appSecret: settings.text('APP_SECRET'),
  verifyToken: settings.text('VERIFY_TOKEN'),
};
settings.assertValid();
void runConnector('connector-whatsapp', common, (runtime) => whatsappProvider(whatsapp, runtime));
