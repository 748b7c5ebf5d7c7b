import { createHmac } from 'node:crypto';
import {
  asRecord,
  type ControlledMessage,
  FakeProvider,
  failureReply,
  type HttpRoute,
  jsonReply,
  parseJson,
  textOrNull,
} from '@trackway/connector';

/** A fake of Slack for development and tests. Settings: `PORT`, `CONNECTOR_URL`, `BOT_TOKEN`, `SIGNING_SECRET`. */
const { PORT = '8091', CONNECTOR_URL = 'http://127.0.0.1:8090', BOT_TOKEN = '', SIGNING_SECRET = '' } = process.env;
const CHANNEL = 'C0SUPPORT';

const files = new Map<string, { readonly name: string; readonly content: string }>();
/** The times of messages, which identify them, and the first message of each customer, which begins a thread. */
const times = new Map<string, string>();
const threads = new Map<string, string>();
let posted = 0;

const fake = new FakeProvider({
  deliver: async (message) => {
    const status = await post(eventOf(message), SIGNING_SECRET);
    if (status !== 200) throw new Error(`The connector responded with ${status}.`);
  },
  forge: (message) => post(eventOf(message), 'another secret'),
});

function eventOf({ id, text, from, file }: ControlledMessage) {
  const ts = times.get(id) ?? `${Math.floor(Date.now() / 1_000)}.${String(times.size).padStart(6, '0')}`;
  times.set(id, ts);
  const thread = threads.get(from) ?? ts;
  threads.set(from, thread);
  if (file) files.set(id, file);
  const url_private_download = `http://127.0.0.1:${PORT}/files/${id}`;
  const event = {
    type: 'message',
    channel: CHANNEL,
    channel_type: 'channel',
    user: `U${from.toUpperCase()}`,
    text: text.replace(/&/g, '&amp;'),
    ts,
    ...(thread === ts ? {} : { thread_ts: thread }),
    ...(file
      ? { subtype: 'file_share', files: [{ id, name: file.name, mimetype: 'text/plain', url_private_download }] }
      : {}),
  };
  return { type: 'event_callback', team_id: 'T1', event_id: `Ev${id}`, event };
}

async function post(event: object, secret: string): Promise<number> {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`;
  const headers = {
    'content-type': 'application/json',
    'x-slack-request-timestamp': timestamp,
    'x-slack-signature': signature,
  };
  return (await fetch(`${CONNECTOR_URL}/slack/events`, { method: 'POST', headers, body })).status;
}

const isAuthorized = (headers: NodeJS.Dict<string | string[]>) => headers['authorization'] === `Bearer ${BOT_TOKEN}`;

const postMessage: HttpRoute = {
  method: 'POST',
  path: '/api/chat.postMessage',
  handle: ({ headers, body }) => {
    if (!isAuthorized(headers)) return jsonReply(200, { ok: false, error: 'invalid_auth' });
    const failure = fake.takeFailure();
    // Slack reports most errors with the status 200.
    if (failure && failure.status < 429) return jsonReply(200, { ok: false, error: 'channel_not_found' });
    if (failure) return failureReply(failure);
    const { text, thread_ts, metadata } = asRecord(parseJson(body));
    const key = String(asRecord(asRecord(metadata)['event_payload'])['media_item_id']);
    fake.record({ text: textOrNull(text) ?? '', key, details: { thread_ts } });
    posted += 1;
    return jsonReply(200, { ok: true, channel: CHANNEL, ts: `1700000000.${String(posted).padStart(6, '0')}` });
  },
};

const usersInfo: HttpRoute = {
  method: 'GET',
  path: '/api/users.info',
  handle: ({ query }) => {
    const id = query.get('user') ?? '';
    return jsonReply(200, { ok: true, user: { id, real_name: `User ${id}`, profile: {} } });
  },
};

const download: HttpRoute = {
  method: 'GET',
  path: '/files/',
  handle: ({ path, headers }) => {
    const file = files.get(path.slice('/files/'.length));
    if (!isAuthorized(headers) || !file)
      return { status: 200, headers: { 'content-type': 'text/html' }, body: 'Log in' };
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: file.content };
  },
};

void fake
  .listen(Number(PORT), [postMessage, usersInfo, download])
  .then((port) => process.stdout.write(`listening on ${port}\n`));
