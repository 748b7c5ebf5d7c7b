import { asList, asRecord, type StatusReport, type Translated, textOrNull } from '@trackway/connector';

const STATUSES: readonly StatusReport['status'][] = ['sent', 'delivered', 'read', 'failed'];

/** The id and the ordering key of a callback; undefined if it is malformed. */
export function readCallback(event: unknown): { id: string; orderingKey: string; event: unknown } | undefined {
  const { id, type, text, from, reference, status } = asRecord(event);
  if (typeof id !== 'string' || id === '') return undefined;
  if (type === 'status') {
    const isKnown = STATUSES.some((one) => one === status);
    return isKnown && typeof reference === 'string' ? { id: `status:${id}`, orderingKey: reference, event } : undefined;
  }
  if (typeof text !== 'string') return undefined;
  const sender = asRecord(from);
  const orderingKey = textOrNull(sender['id']) ?? textOrNull(sender['phone']) ?? textOrNull(sender['email']) ?? '';
  return { id: `message:${id}`, orderingKey, event };
}

/** Translates a callback: a message of a customer, or the status of a message to a customer. */
export function toChannel(event: unknown): Translated {
  const { id, type, text, from, time, files, reference, status, error } = asRecord(event);
  if (type === 'status') {
    const known = STATUSES.find((one) => one === status);
    if (known === undefined || typeof reference !== 'string') return undefined;
    return { status: { media_item_id: reference, status: known, error: textOrNull(error) ?? undefined } };
  }
  const sender = asRecord(from);
  return {
    message: {
      // With the id of the provider, a repeated callback creates no second message.
      external_id: String(id),
      message: String(text),
      sender: {
        id: textOrNull(sender['id']),
        name: textOrNull(sender['name']),
        phone: textOrNull(sender['phone']),
        email: textOrNull(sender['email']),
      },
      sent_at: textOrNull(time) ?? undefined,
      // The files of this provider are public. Files that need a token go through `runtime.files`.
      attachments: asList(files)
        .map(asRecord)
        .map(({ url, name, type: mimeType }) => ({
          url: String(url),
          name: textOrNull(name) ?? undefined,
          mime_type: textOrNull(mimeType) ?? undefined,
        })),
    },
  };
}
