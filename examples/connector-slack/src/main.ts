import { readCommonSettings, runConnector, Settings } from '@trackway/connector';
import { slackProvider } from './provider';

const settings = new Settings(process.env);
const common = readCommonSettings(settings);
const slack = {
  apiUrl: settings.url('SLACK_API_URL', 'https://slack.com/api'),
  botToken: settings.text('BOT_TOKEN'),
  signingSecret: settings.text('SIGNING_SECRET'),
};
settings.assertValid();
void runConnector('connector-slack', common, (runtime) => slackProvider(slack, runtime));
