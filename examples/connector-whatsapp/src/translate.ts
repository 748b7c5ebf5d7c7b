import {
  asList,
  asRecord,
  type Files,
  type InboundMessage,
  PermanentError,
  type StatusReport,
  type Translated,
  textOrNull,
} from '@trackway/connector';
import type { GraphApi, Media } from './graph-api';

const MEDIA_TYPES = ['image', 'video', 'audio', 'document', 'sticker'];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** More than 24 hours have passed since the last message of the customer. */
const WINDOW_CLOSED = 131_047;

/** Translates a message or a status. A file has to be downloaded and added. */
export function toChannel(event: unknown): { translated: Translated; media?: Media } {
  const { message, contact, status } = asRecord(event);
  if (status !== undefined) return { translated: toStatus(asRecord(status)) };
  return toMessage(asRecord(message), asRecord(contact));
}

/** Adds the file of a message, or the reason why it is missing. */
export async function addFile(
  message: InboundMessage,
  media: Media,
  files: Pick<Files, 'store'>,
  api: GraphApi,
): Promise<InboundMessage> {
  try {
    return { ...message, attachments: [await files.store(media.id, () => api.download(media))] };
  } catch (error) {
    // The file is too large or has expired, but the message must arrive.
    if (!(error instanceof PermanentError)) throw error;
    return { ...message, metadata: { ...message.metadata, file_omitted: `${media.name}: ${error.message}` } };
  }
}

function toMessage(message: Readonly<Record<string, unknown>>, contact: Readonly<Record<string, unknown>>) {
  const { id, from, timestamp, type, context } = message;
  const kind = String(type);
  const file = MEDIA_TYPES.includes(kind) ? asRecord(message[kind]) : {};
  const mediaId = textOrNull(file['id']);
  const inbound: InboundMessage = {
    external_id: String(id),
    message: textOf(kind, message, file),
    sender: { id: String(from), phone: `+${from}`, name: textOrNull(asRecord(contact['profile'])['name']) },
    sent_at: timeOf(timestamp),
    metadata: { whatsapp: { type: kind, reply_to: textOrNull(asRecord(context)['id']) } },
  };
  const name = textOrNull(file['filename']) ?? `${kind}.${extensionOf(textOrNull(file['mime_type']))}`;
  return { translated: { message: inbound }, ...(mediaId === null ? {} : { media: { id: mediaId, name } }) };
}

/** The text of a message; an empty text if it has a file only. */
function textOf(
  type: string,
  message: Readonly<Record<string, unknown>>,
  file: Readonly<Record<string, unknown>>,
): string {
  const part = asRecord(message[type]);
  if (type === 'text') return textOrNull(part['body']) ?? '';
  if (MEDIA_TYPES.includes(type)) return textOrNull(file['caption']) ?? '';
  if (type === 'button') return textOrNull(part['text']) ?? '';
  if (type === 'interactive') {
    const reply = asRecord(part['button_reply'] ?? part['list_reply']);
    return textOrNull(reply['title']) ?? textOrNull(asRecord(part['nfm_reply'])['body']) ?? '[interactive]';
  }
  if (type === 'reaction') return `Reaction: ${textOrNull(part['emoji']) ?? 'removed'}`;
  if (type === 'location') {
    const { name, address, latitude, longitude } = part;
    return `Location: ${[name, address, `${latitude}, ${longitude}`].filter(Boolean).join(', ')}`;
  }
  if (type === 'contacts') {
    return `Contacts: ${asList(message['contacts'])
      .map((one) => describeContact(asRecord(one)))
      .join('; ')}`;
  }
  return `[${type}]`;
}

function describeContact({ name, phones }: Readonly<Record<string, unknown>>): string {
  const numbers = asList(phones).map((one) => textOrNull(asRecord(one)['phone']));
  return [textOrNull(asRecord(name)['formatted_name']), ...numbers].filter(Boolean).join(' ');
}

function toStatus({
  status,
  biz_opaque_callback_data: reference,
  errors,
}: Readonly<Record<string, unknown>>): Translated {
  // Other programs may send messages from the same number.
  if (typeof reference !== 'string' || !UUID.test(reference)) return undefined;
  const known = ({ sent: 'sent', delivered: 'delivered', read: 'read', played: 'read', failed: 'failed' } as const)[
    String(status)
  ];
  if (known === undefined) return undefined;
  const report: StatusReport = { media_item_id: reference, status: known };
  return { status: known === 'failed' ? { ...report, error: describeError(asRecord(asList(errors)[0])) } : report };
}

function describeError({ code, title, error_data }: Readonly<Record<string, unknown>>): string {
  const reason = [code, title, asRecord(error_data)['details']].filter(Boolean).join(' ') || 'WhatsApp gave no reason.';
  return code === WINDOW_CLOSED ? `${reason} Send a template: metadata.whatsapp_template.` : reason;
}

function timeOf(timestamp: unknown): string | undefined {
  const seconds = Number(timestamp);
  return seconds > 0 && seconds < 1e11 ? new Date(seconds * 1_000).toISOString() : undefined;
}

function extensionOf(mimeType: string | null): string {
  return /^[a-z]+\/([a-z0-9]+)/.exec(mimeType ?? '')?.[1] ?? 'bin';
}
