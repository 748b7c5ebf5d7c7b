import { messageOf, type OutboundMessage, PermanentError, RetryLater, textOrNull } from '@trackway/connector';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { OWN_HEADER, ownMark } from './inbound';
import { LoopLimit } from './loop-limit';
import { messageIdOf } from './message-id';
import type { EmailSettings } from './settings';
import type { Thread, Threads } from './threads';

const TIMEOUT_MS = 30_000;

/** Sends messages by SMTP, as replies in the thread of the customer. */
export class Outbox {
  private readonly transport;
  private readonly limit: LoopLimit;

  constructor(
    private readonly settings: EmailSettings,
    private readonly threads: Threads,
  ) {
    const { host, port, isSecure, user, password } = settings.smtp;
    this.limit = new LoopLimit(settings.maxPerHour);
    this.transport = createTransport({
      host,
      port,
      secure: isSecure,
      auth: { user, pass: password },
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Texts of users must not read files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(message: OutboundMessage): Promise<{ status: 'sent'; external_id: string }> {
    const address = message.recipient.email;
    if (address === null) throw new PermanentError('The recipient has no e-mail address.');
    this.limit.take(address, message.media_item_id);
    const mail = composeMail(this.settings, message, address, await this.threads.find(address));
    try {
      await this.transport.sendMail(mail);
    } catch (error) {
      throw classify(error);
    }
    const messageId = String(mail.messageId);
    await this.threads.addOwn(address, messageId);
    return { status: 'sent', external_id: messageId };
  }
}

export function composeMail(
  settings: EmailSettings,
  { media_item_id, message, metadata, recipient }: OutboundMessage,
  address: string,
  thread: Thread | undefined,
): SendMailOptions {
  const isReply = thread?.messageId !== undefined;
  return {
    from: settings.from,
    to: { name: recipient.name ?? '', address },
    subject:
      textOrNull(metadata['subject']) ?? (thread?.subject ? replySubject(thread.subject) : settings.defaultSubject),
    text: message,
    messageId: messageIdOf(media_item_id, addressIn(settings.from)),
    ...(isReply ? { inReplyTo: thread.messageId, references: [...thread.references] } : {}),
    headers: {
      [OWN_HEADER]: ownMark(settings),
      // Automatic replies of other systems are not useful.
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(metadata['automatic'] === true ? { 'Auto-Submitted': 'auto-generated' } : {}),
    },
    dsn: {
      id: `tw.${media_item_id}`,
      return: 'headers',
      notify: ['failure', 'delay'],
      recipient: addressIn(settings.from),
    },
  };
}

export function replySubject(subject: string): string {
  return /^(re|aw|sv|antw)\s*(\[\d+\])?:/i.test(subject.trim()) ? subject : `Re: ${subject}`;
}

export function addressIn(from: string): string {
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
}

/** 5xx is permanent, except a failed authentication, which an operator can correct. */
export function classify(error: unknown): Error {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const reason = `The SMTP server did not accept the message: ${messageOf(error)}`;
  const isPermanent = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH' && responseCode !== 530;
  // Without a response the address itself is invalid.
  const isInvalid = responseCode === undefined && code === 'EENVELOPE';
  return isPermanent || isInvalid ? new PermanentError(reason) : new RetryLater(reason);
}
