import { createHmac } from 'node:crypto';
import {
  type HttpReply,
  type HttpRequest,
  isEqualText,
  type Provider,
  parseJson,
  type Runtime,
} from '@trackway/connector';
import { GraphApi, type WhatsappSettings } from './graph-api';
import { addFile, toChannel } from './translate';
import { readWebhook } from './webhook';

/** The WhatsApp Cloud API of Meta. */
export function whatsappProvider(
  settings: WhatsappSettings,
  { receive, files }: Pick<Runtime, 'receive'> & { readonly files: Pick<Runtime['files'], 'store'> },
): Provider {
  const api = new GraphApi(settings);
  return {
    routes: [
      { method: 'GET', path: '/webhook', handle: (request) => verify(settings, request) },
      { method: 'POST', path: '/webhook', handle: (request) => takeWebhook(settings, receive, request) },
    ],
    translate: async (event) => {
      const { translated, media } = toChannel(event);
      if (!translated || !('message' in translated) || !media) return translated;
      return { message: await addFile(translated.message, media, files, api) };
    },
    send: async (message) => ({ status: 'sent', external_id: await api.send(message) }),
  };
}

/** Meta verifies the address once, when it is set. */
function verify({ verifyToken }: WhatsappSettings, { query }: HttpRequest): HttpReply {
  const isValid =
    query.get('hub.mode') === 'subscribe' && isEqualText(query.get('hub.verify_token') ?? '', verifyToken);
  if (!isValid) return { status: 403 };
  return { status: 200, headers: { 'content-type': 'text/plain' }, body: query.get('hub.challenge') ?? '' };
}

/** A webhook contains several events. Meta repeats all of them for up to seven days if the response is not 200. */
async function takeWebhook(
  { appSecret, phoneNumberId }: WhatsappSettings,
  receive: Runtime['receive'],
  { headers, body }: HttpRequest,
): Promise<HttpReply> {
  const expected = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  if (!isEqualText(String(headers['x-hub-signature-256']), expected)) return { status: 401 };
  for (const event of readWebhook(parseJson(body), phoneNumberId)) {
    if ((await receive(event)) === 'full') return { status: 503, headers: { 'retry-after': '30' } };
  }
  return { status: 200 };
}
