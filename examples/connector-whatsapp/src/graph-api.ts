import {
  asList,
  asRecord,
  call,
  callJson,
  type FileContent,
  type OutboundMessage,
  PermanentError,
  textOrNull,
} from '@trackway/connector';

/** A file of a message. */
export interface Media {
  readonly id: string;
  readonly name: string;
}

export interface WhatsappSettings {
  /** With the version of the API. */
  readonly graphUrl: string;
  readonly phoneNumberId: string;
  readonly accessToken: string;
  /** Signs webhooks. */
  readonly appSecret: string;
  /** A text that is entered in the dashboard of Meta together with the address of the webhook. */
  readonly verifyToken: string;
}

const MAX_TEXT_LENGTH = 4_096;
const DOWNLOAD_TIMEOUT_MS = 120_000;
/**
 * Meta sends temporary errors with the status 400 as well. 4, 80007, 130429: limits of the account; 131056: too many messages to
 * one customer; 1, 2, 131000, 131016, 131057, 133004: Meta is unavailable.
 */
const TEMPORARY_CODES = [1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_056, 131_057, 133_004];
/** The token has expired or has no permission, which an operator can correct. */
const TOKEN_CODES = [0, 3, 10, 190];

/** The calls of the Graph API. */
export class GraphApi {
  constructor(private readonly settings: WhatsappSettings) {}

  /** @returns the id of the message at WhatsApp */
  async send({ media_item_id, recipient, message, metadata }: OutboundMessage): Promise<string> {
    const { graphUrl, phoneNumberId } = this.settings;
    const to = (recipient.id ?? recipient.phone ?? '').replace(/\D/g, '');
    if (to === '') throw new PermanentError('The recipient has no phone number.');
    const content = contentOf(message, metadata);
    const response = await callJson({
      url: `${graphUrl}/${phoneNumberId}/messages`,
      headers: this.authorization,
      isRetryable: isTemporary,
      json: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        ...content,
        // Callbacks about the status of the message contain it.
        biz_opaque_callback_data: media_item_id,
      },
    });
    const [first] = asList(asRecord(await response.json())['messages']);
    return textOrNull(asRecord(first)['id']) ?? '';
  }

  /** Gets the address of a file, which is valid for five minutes, and downloads it. */
  async download({ id, name }: Media): Promise<FileContent> {
    const request = { method: 'GET', headers: this.authorization, isRetryable: isTemporary };
    const response = await call({ ...request, url: `${this.settings.graphUrl}/${encodeURIComponent(id)}` });
    const { url, mime_type } = asRecord(await response.json());
    if (typeof url !== 'string') throw new PermanentError('WhatsApp returned no address for the file.');
    const file = await call({ ...request, url, followsRedirects: true, timeoutMs: DOWNLOAD_TIMEOUT_MS });
    const mimeType = textOrNull(mime_type)?.split(';', 1)[0] ?? 'application/octet-stream';
    return { name, mimeType, content: file.body ?? [] };
  }

  private get authorization(): Record<string, string> {
    return { authorization: `Bearer ${this.settings.accessToken}` };
  }
}

/** A text, or an approved template, which is required more than 24 hours after the last message of the customer. */
export function contentOf(message: string, metadata: OutboundMessage['metadata']): Readonly<Record<string, unknown>> {
  if (metadata['whatsapp_template'] === undefined) {
    if (message.length <= MAX_TEXT_LENGTH) return { type: 'text', text: { body: message, preview_url: false } };
    throw new PermanentError(
      `WhatsApp accepts ${MAX_TEXT_LENGTH} characters at most; the message has ${message.length}.`,
    );
  }
  const { name, language, components } = asRecord(metadata['whatsapp_template']);
  if (typeof name !== 'string' || typeof language !== 'string') {
    throw new PermanentError('metadata.whatsapp_template must have `name` and `language`.');
  }
  return { type: 'template', template: { name, language: { code: language }, components: asList(components) } };
}

/** Decides by the code of the error. Undefined leaves the decision to the status. */
export function isTemporary(body: string): boolean | undefined {
  let code: unknown;
  try {
    code = asRecord(asRecord(JSON.parse(body))['error'])['code'];
  } catch {
    return undefined;
  }
  if (typeof code !== 'number') return undefined;
  const isPermission = code >= 200 && code < 300;
  return TEMPORARY_CODES.includes(code) || TOKEN_CODES.includes(code) || isPermission ? true : undefined;
}
