import { runConnector } from '@trackway/connector';
import { slackProvider } from './provider';

void runConnector('connector-slack', process.env, (settings) => {
  const slack = {
    apiUrl: settings.url('SLACK_API_URL', 'https://slack.com/api'),
    botToken: settings.required('BOT_TOKEN', 'It begins with xoxb- and is under OAuth & Permissions of the Slack app.'),
    signingSecret: settings.required('SIGNING_SECRET', 'It is under Basic Information of the Slack app.'),
  };
  return (runtime) => slackProvider(slack, runtime);
});
