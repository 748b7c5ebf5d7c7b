import { runConnector } from '@trackway/connector';
import { whatsappProvider } from './provider';

void runConnector('connector-whatsapp', process.env, (settings) => {
  const whatsapp = {
    graphUrl: settings.url('GRAPH_URL', 'https://graph.facebook.com/v23.0'),
    phoneNumberId: settings.required('PHONE_NUMBER_ID', 'It is under WhatsApp > API Setup of the Meta app.'),
    accessToken: settings.required('ACCESS_TOKEN', 'It is a token of a system user with whatsapp_business_messaging.'),
    appSecret: settings.required('APP_SECRET', 'It is under App settings > Basic of the Meta app.'),
    verifyToken: settings.required(
      'VERIFY_TOKEN',
      'It is a random text of your choice, also entered under Configuration.',
    ),
  };
  return (runtime) => whatsappProvider(whatsapp, runtime);
});
