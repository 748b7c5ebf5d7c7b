import { asList, asRecord, textOrNull } from '@trackway/connector';

type Event = { readonly id: string; readonly orderingKey: string; readonly event: unknown };

/** The messages and statuses of a webhook that belong to this phone number; an account may have several. */
export function readWebhook(body: unknown, phoneNumberId: string): Event[] {
  return asList(asRecord(body)['entry'])
    .flatMap((entry) => asList(asRecord(entry)['changes']))
    .map(asRecord)
    .filter(({ field }) => field === 'messages')
    .map(({ value }) => asRecord(value))
    .filter(({ metadata }) => asRecord(metadata)['phone_number_id'] === phoneNumberId)
    .flatMap((value) => [...messagesIn(value), ...statusesIn(value)]);
}

function messagesIn({ messages, contacts }: Readonly<Record<string, unknown>>): Event[] {
  return asList(messages).flatMap((message) => {
    const { id, from } = asRecord(message);
    if (typeof id !== 'string' || typeof from !== 'string') return [];
    const contact = asList(contacts).find((one) => asRecord(one)['wa_id'] === from) ?? null;
    return [{ id: `message:${id}`, orderingKey: from, event: { message, contact } }];
  });
}

function statusesIn({ statuses }: Readonly<Record<string, unknown>>): Event[] {
  return asList(statuses).flatMap((status) => {
    const { id, status: name } = asRecord(status);
    // A message has one event for each status.
    return textOrNull(id) === null
      ? []
      : [{ id: `status:${id}:${name}`, orderingKey: `status:${id}`, event: { status } }];
  });
}
