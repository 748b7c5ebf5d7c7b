import { createHmac, randomUUID } from 'node:crypto';
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

/**
 * A fake of the WhatsApp Cloud API for development and tests. Settings: `PORT`, `CONNECTOR_URL`, and those of the connector:
 * `PHONE_NUMBER_ID`, `ACCESS_TOKEN`, `APP_SECRET`.
 */
const {
  PORT = '8091',
  CONNECTOR_URL = 'http://127.0.0.1:8090',
  PHONE_NUMBER_ID = '1',
  ACCESS_TOKEN = '',
  APP_SECRET = '',
} = process.env;
const STATUS_RETRY_MS = 200;
/** The code for a message that cannot be delivered. */
const UNDELIVERABLE = 131_026;
const THROTTLED = 130_429;

const media = new Map<string, { readonly name: string; readonly content: string }>();

const fake = new FakeProvider({
  deliver: async (message) => {
    const status = await post(webhookOf(message), APP_SECRET);
    if (status !== 200) throw new Error(`The connector responded with ${status}.`);
  },
  forge: (message) => post(webhookOf(message), 'another secret'),
});

/** Customers are phone numbers. A name becomes one with the same digits each time. */
function phoneOf(from: string): string {
  return /^\d+$/.test(from) ? from : `351${Buffer.from(from).readUIntBE(0, Math.min(3, from.length))}`;
}

function webhookOf({ id, text, from, file }: ControlledMessage) {
  const phone = phoneOf(from);
  const common = { from: phone, id: `wamid.${id}`, timestamp: String(Math.floor(Date.now() / 1_000)) };
  if (!file)
    return value({
      contacts: [{ wa_id: phone, profile: { name: from } }],
      messages: [{ ...common, type: 'text', text: { body: text } }],
    });
  media.set(`media-${id}`, file);
  const document = { id: `media-${id}`, filename: file.name, mime_type: 'text/plain', caption: text };
  return value({
    contacts: [{ wa_id: phone, profile: { name: from } }],
    messages: [{ ...common, type: 'document', document }],
  });
}

function value(content: object) {
  const metadata = { phone_number_id: PHONE_NUMBER_ID, display_phone_number: '351910000000' };
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...content } };
  return { object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] };
}

async function post(webhook: object, secret: string): Promise<number> {
  const body = JSON.stringify(webhook);
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  return (await fetch(`${CONNECTOR_URL}/webhook`, { method: 'POST', headers, body })).status;
}

const isAuthorized = (headers: NodeJS.Dict<string | string[]>) => headers['authorization'] === `Bearer ${ACCESS_TOKEN}`;

const send: HttpRoute = {
  method: 'POST',
  path: `/graph/${PHONE_NUMBER_ID}/messages`,
  handle: ({ headers, body }) => {
    if (!isAuthorized(headers)) return jsonReply(401, { error: { code: 190, message: 'Invalid token' } });
    const failure = fake.takeFailure();
    if (failure) return failed(failure);
    const { text, template, biz_opaque_callback_data: key } = asRecord(parseJson(body));
    const wamid = `wamid.${randomUUID()}`;
    fake.record({ text: textOrNull(asRecord(text)['body']) ?? JSON.stringify(template), key: String(key) });
    for (const status of ['sent', 'delivered']) void report({ id: wamid, status, biz_opaque_callback_data: key });
    return jsonReply(200, { messaging_product: 'whatsapp', messages: [{ id: wamid }] });
  },
};

/** Meta has codes for errors, and reports a limit with the status 400 or 429. */
function failed(failure: { readonly status: number; readonly retryAfter: number | undefined }) {
  if (failure.status >= 500) return failureReply(failure);
  const code = failure.status === 429 ? THROTTLED : UNDELIVERABLE;
  const reply = jsonReply(failure.status, { error: { code, message: 'A failure that was requested.' } });
  const pause: Record<string, string> =
    failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) };
  return { ...reply, headers: { ...reply.headers, ...pause } };
}

async function report(status: object): Promise<void> {
  const isDone = await post(value({ statuses: [status] }), APP_SECRET).then(
    (result) => result === 200,
    () => false,
  );
  if (!isDone) setTimeout(() => void report(status), STATUS_RETRY_MS);
}

const describeMedia: HttpRoute = {
  method: 'GET',
  path: '/graph/',
  handle: ({ path, headers }) => {
    const id = path.slice('/graph/'.length);
    if (!isAuthorized(headers) || !media.has(id)) return jsonReply(404, { error: { code: 100 } });
    return jsonReply(200, { url: `http://127.0.0.1:${PORT}/download/${id}`, mime_type: 'text/plain', id });
  },
};

const downloadMedia: HttpRoute = {
  method: 'GET',
  path: '/download/',
  handle: ({ path, headers }) => {
    const file = media.get(path.slice('/download/'.length));
    if (!isAuthorized(headers) || !file) return { status: 404 };
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: file.content };
  },
};

void fake
  .listen(Number(PORT), [send, describeMedia, downloadMedia])
  .then((port) => process.stdout.write(`listening on ${port}\n`));
