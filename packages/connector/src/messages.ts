/** Who wrote a message. Trackway puts the messages of one `id` (else phone, else e-mail) into one conversation. */
export interface Sender {
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
}

export interface Attachment {
  /** Trackway downloads the file from here after it has stored the message. */
  readonly url: string;
  readonly name?: string | undefined;
  readonly mime_type?: string | undefined;
}

/** A message for the channel. */
export interface InboundMessage {
  /** The id of the provider: Trackway stores a message with the same id once. */
  readonly external_id: string;
  readonly message: string;
  readonly sender: Sender;
  readonly sent_at?: string | undefined;
  readonly attachments?: readonly Attachment[] | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** A message that a user or a rule sends to a customer. */
export interface OutboundMessage {
  readonly media_item_id: string;
  readonly conversation_id: string;
  readonly message: string;
  readonly recipient: Required<{ readonly [name in keyof Sender]: string | null }>;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** What happened to an outbound message. Either id identifies it. */
export interface StatusReport {
  readonly media_item_id?: string | undefined;
  readonly external_id?: string | undefined;
  readonly status: 'sent' | 'delivered' | 'read' | 'failed';
  readonly error?: string | undefined;
}

const STATUSES: readonly StatusReport['status'][] = ['sent', 'delivered', 'read', 'failed'];
const MAX_MESSAGE_BYTES = 65_536;
const MAX_TEXT_LENGTH = 255;
const MAX_ATTACHMENTS = 20;
const MAX_ERROR_LENGTH = 1_000;

/** Fits a message to the limits of Trackway, which would reject it otherwise. Truncations are visible in the metadata. */
export function fitMessage({
  message,
  sender,
  attachments = [],
  metadata = {},
  ...rest
}: InboundMessage): InboundMessage {
  const names = attachments.map(({ name }) => name ?? 'file').join(', ');
  const whole = message.trim() === '' ? `[${names || 'no text'}]` : message;
  const text = truncateBytes(whole, MAX_MESSAGE_BYTES);
  const left = attachments.slice(MAX_ATTACHMENTS).map(({ name }) => name ?? 'file');
  return {
    ...rest,
    message: text,
    sender: Object.fromEntries(Object.entries(sender).map(([name, value]) => [name, shorten(value)])),
    attachments: attachments
      .slice(0, MAX_ATTACHMENTS)
      .map(({ url, name, mime_type }) => ({ url, name: shorten(name) ?? undefined, mime_type })),
    metadata: {
      ...metadata,
      ...(text.length < whole.length ? { message_truncated: true } : {}),
      ...(left.length > 0 ? { attachments_omitted: left } : {}),
    },
  };
}

export function fitStatus({ error, ...report }: StatusReport): StatusReport {
  return error === undefined ? report : { ...report, error: error.slice(0, MAX_ERROR_LENGTH).toWellFormed() };
}

/** The message of a delivery; undefined if its type is unknown to this version. @throws Error if it is malformed. */
export function readDelivery(body: unknown): OutboundMessage | undefined {
  const { type, data } = asRecord(body);
  if (typeof type !== 'string') throw new Error('`type` must be a text.');
  if (type !== 'message.outbound') return undefined;
  const { media_item_id, conversation_id, message, recipient, metadata } = asRecord(data);
  if (typeof media_item_id !== 'string' || typeof conversation_id !== 'string' || typeof message !== 'string') {
    throw new Error('`data` must have media_item_id, conversation_id and message.');
  }
  const { id, name, phone, email } = asRecord(recipient);
  return {
    media_item_id,
    conversation_id,
    message,
    recipient: { id: textOrNull(id), name: textOrNull(name), phone: textOrNull(phone), email: textOrNull(email) },
    metadata: asRecord(metadata),
  };
}

/** A status report that was stored as JSON. */
export function readStatus(body: unknown): StatusReport {
  const { media_item_id, external_id, status, error } = asRecord(body);
  return {
    media_item_id: textOrNull(media_item_id) ?? undefined,
    external_id: textOrNull(external_id) ?? undefined,
    status: STATUSES.find((one) => one === status) ?? 'failed',
    error: textOrNull(error) ?? undefined,
  };
}

/** The value, or an empty object if it is not an object. For data of other systems. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The value, or an empty list if it is not a list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The start of a text, without a part of a character at its end. */
export function truncateBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  let end = maxBytes;
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end).toString();
}

function shorten<T extends string | null | undefined>(text: T): string | T {
  return typeof text === 'string' ? text.slice(0, MAX_TEXT_LENGTH).toWellFormed() : text;
}
