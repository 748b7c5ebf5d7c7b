import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  asRecord,
  type InboundMessage,
  type Provider,
  RetryLater,
  type Runtime,
  readStatus,
} from '@trackway/connector';
import { toEvent } from './inbound';
import { Mailbox } from './mailbox';
import { Outbox } from './outbox';
import { parseMail } from './parse-mail';
import type { EmailSettings } from './settings';
import { Threads } from './threads';

/** An IMAP mailbox and an SMTP server. E-mails are translated when they are read, so the event is already translated. */
export async function emailProvider(settings: EmailSettings, runtime: Runtime): Promise<Provider> {
  const folder = join(settings.stateFolder, 'email');
  await mkdir(folder, { recursive: true });
  const threads = new Threads(join(folder, 'threads'));
  await threads.open();
  const outbox = new Outbox(settings, threads);
  const { health, files, receive } = runtime;

  const mailbox = new Mailbox(settings, join(folder, 'mailbox.json'), health, async (source, uid) => {
    const event = await toEvent(settings, { threads, files }, await parseMail(source), uid);
    if (event.kind === 'ignored') return health.count(`mails_ignored_${event.reason}`);
    const result = await receive({ id: event.id, orderingKey: event.orderingKey, event });
    // The e-mail stays in the mailbox, and is read again later.
    if (result === 'full') throw new RetryLater('The queue is full.');
  });

  return {
    translate: async (stored) => {
      const event = asRecord(stored);
      if (event['kind'] === 'bounce') return { status: readStatus(event['status']) };
      return { message: event['message'] as InboundMessage };
    },
    send: (message) => outbox.send(message),
    start: async () => {
      mailbox.start();
      return () => mailbox.stop();
    },
  };
}
