/** A callback of the provider. Write your own provider's members here. */
interface ProviderCallback {
  readonly id: string;
  readonly text: string;
  readonly from: { readonly id?: string; readonly name?: string; readonly phone?: string; readonly email?: string };
  readonly time?: string;
  readonly files?: readonly { readonly url: string; readonly name?: string; readonly type?: string }[];
}

/** What a channel takes, made of what the provider sends. Undefined where it is no message. */
export function toInbound(callback: Partial<ProviderCallback>): { id: string; body: string } | undefined {
  const { id, text, from = {}, time, files = [] } = callback;
  if (!id || !text) return undefined;
  const message = {
    message: text,
    // The provider's own id: the same callback again makes no second message.
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

/** What the provider takes, made of what a channel hands over. */
export function toProvider({ data }: OutboundDelivery): string {
  const { message, recipient } = data;
  return JSON.stringify({ to: recipient?.id ?? recipient?.phone ?? recipient?.email, text: message });
}
