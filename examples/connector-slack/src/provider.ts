import {
  type Attachment,
  asRecord,
  type HttpReply,
  type HttpRequest,
  type InboundMessage,
  jsonReply,
  PermanentError,
  type Provider,
  parseJson,
  type Runtime,
  textOrNull,
} from '@trackway/connector';
import { addressOf, readEvent, type SlackMessage, toPlainText } from './event';
import { isFromSlack } from './signature';
import { SlackApi, type SlackSettings } from './slack-api';

interface Parts {
  readonly receive: Runtime['receive'];
  readonly files: Pick<Runtime['files'], 'store'>;
}

/** A Slack app: the Events API and the Web API. */
export function slackProvider(settings: SlackSettings, { receive, files }: Parts): Provider {
  const api = new SlackApi(settings);
  return {
    routes: [{ method: 'POST', path: '/slack/events', handle: (request) => takeEvent(settings, receive, request) }],
    translate: async (event) => {
      const message = readEvent(event);
      return message && { message: await toChannel(message, files, api) };
    },
    // Slack shows a message as soon as it has accepted it.
    send: async (message) => ({ status: 'delivered', external_id: await api.post(message) }),
  };
}

/** Slack expects a response within three seconds, and repeats an event three times: immediately, after one and five minutes. */
async function takeEvent(
  { signingSecret }: SlackSettings,
  receive: Runtime['receive'],
  { headers, body }: HttpRequest,
): Promise<HttpReply> {
  if (!isFromSlack(signingSecret, headers, body)) return { status: 401 };
  const event = parseJson(body);
  const { type, challenge } = asRecord(event);
  if (type === 'url_verification') return jsonReply(200, { challenge: textOrNull(challenge) });
  const message = readEvent(event);
  if (!message) return { status: 200 };
  const orderingKey = addressOf(message);
  // The id of the event differs if the app gets the same message by two subscriptions.
  const result = await receive({ id: `message:${message.channel}:${message.ts}`, orderingKey, event });
  return { status: result === 'full' ? 503 : 200 };
}

async function toChannel(message: SlackMessage, files: Parts['files'], api: SlackApi): Promise<InboundMessage> {
  const { channel, ts, threadTs, user, text } = message;
  const { name, email } = await api.user(user);
  const { attachments, omitted } = await storeFiles(message, files, api);
  return {
    external_id: `${channel}:${ts}`,
    message: toPlainText(text),
    sender: { id: addressOf(message), name: name ?? user, email },
    sent_at: new Date(Number(ts) * 1_000).toISOString(),
    attachments,
    metadata: {
      slack: { channel, ts, thread_ts: threadTs ?? null, user },
      ...(omitted.length > 0 ? { files_omitted: omitted } : {}),
    },
  };
}

async function storeFiles({ channel, ts, files: described }: SlackMessage, files: Parts['files'], api: SlackApi) {
  const attachments: Attachment[] = [];
  const omitted: string[] = [];
  for (const [index, file] of described.entries()) {
    try {
      attachments.push(await files.store(`${channel}:${ts}:${index}`, () => api.download(file)));
    } catch (error) {
      // The file was deleted or is too large, but the message must arrive.
      if (!(error instanceof PermanentError)) throw error;
      omitted.push(`${textOrNull(file['name']) ?? 'file'}: ${error.message}`);
    }
  }
  return { attachments, omitted };
}
