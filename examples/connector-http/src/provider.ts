import {
  asRecord,
  callJson,
  type HttpReply,
  type HttpRequest,
  isEqualText,
  type OutboundMessage,
  PermanentError,
  type Provider,
  parseJson,
  type Runtime,
  textOrNull,
} from '@trackway/connector';
import { readCallback, toChannel } from './callback';

export interface HttpSettings {
  /** Where the provider accepts messages to customers. */
  readonly url: string;
  /** The token of requests in both directions: `Authorization: Bearer …`. */
  readonly token: string;
}

/** A provider that posts messages to `/callback` and accepts messages at a URL. Replace this file for your provider. */
export function httpProvider(settings: HttpSettings, { receive }: Pick<Runtime, 'receive'>): Provider {
  return {
    routes: [{ method: 'POST', path: '/callback', handle: (request) => takeCallback(settings, receive, request) }],
    translate: async (event) => toChannel(event),
    send: (message) => send(settings, message),
  };
}

/** Responds when the event is on disk. The provider repeats it after any other response than 2xx. */
async function takeCallback(
  { token }: HttpSettings,
  receive: Runtime['receive'],
  { headers, body }: HttpRequest,
): Promise<HttpReply> {
  if (!isEqualText(String(headers['authorization']), `Bearer ${token}`)) return { status: 401 };
  const callback = readCallback(parseJson(body));
  if (!callback)
    return { status: 422, body: 'A message needs `id` and `text`, a status `id`, `reference` and `status`.' };
  const result = await receive(callback);
  return result === 'full' ? { status: 503, headers: { 'retry-after': '30' } } : { status: 202 };
}

async function send({ url, token }: HttpSettings, { media_item_id, recipient, message }: OutboundMessage) {
  const to = recipient.id ?? recipient.phone ?? recipient.email;
  if (to === null) throw new PermanentError('The recipient has no address.');
  // After a crash the message is sent again. The provider detects the repetition by the key.
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': media_item_id };
  const response = await callJson({ url, headers, json: { to, text: message, reference: media_item_id } });
  const id = textOrNull(asRecord(await response.json().catch(() => undefined))['id']);
  return { status: 'sent' as const, ...(id === null ? {} : { external_id: id }) };
}
