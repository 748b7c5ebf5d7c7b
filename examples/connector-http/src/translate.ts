/** A callback of the provider. Replace the members with those of your provider. */
interface ProviderCallback {
  readonly id: string;
  readonly text: string;
  readonly from: { readonly id?: string; readonly name?: string; readonly phone?: string; readonly email?: string };
  readonly time?: string;
  readonly files?: readonly { readonly url: string; readonly name?: string; readonly type?: string }[];
}

/** Translates a callback into a message of the channel. Undefined if it is not a message. */
export function toInbound(callback: Partial<ProviderCallback>): { id: string; body: string } | undefined {
  const { id, text, from = {}, time, files = [] } = callback;
  if (!id || !text) return undefined;
  const message = {
    message: text,
    // The id of the provider, so that a repeated callback creates no second message.
    external_id: id,
    sender: from,
    ...(time ? { sent_at: time } : {}),
    attachments: files.map(({ url, name, type }) => ({ url, name, mime_type: type })),
  };
  return { id: `in:${id}`, body: JSON.stringify(message) };
}

interface OutboundDelivery {
  readonly data: {
    readonly message: string;
    readonly recipient: {
      readonly id: string | null;
      readonly phone: string | null;
      readonly email: string | null;
    } | null;
  };
}

/** Translates a message of the channel for the provider. */
export function toProvider({ data }: OutboundDelivery): string {
  const { message, recipient } = data;
  return JSON.stringify({ to: recipient?.id ?? recipient?.phone ?? recipient?.email, text: message });
}
