import { createHash } from 'node:crypto';
import {
  type Attachment,
  type Files,
  type InboundMessage,
  PermanentError,
  type StatusReport,
} from '@trackway/connector';
import { isDeliveryReport, readDeliveryReport } from './bounce';
import { externalIdOf } from './message-id';
import { headerOf, type Mail } from './parse-mail';
import type { EmailSettings } from './settings';
import type { Threads } from './threads';

export type MailEvent =
  | { readonly kind: 'message'; readonly id: string; readonly orderingKey: string; readonly message: InboundMessage }
  | { readonly kind: 'bounce'; readonly id: string; readonly orderingKey: string; readonly status: StatusReport }
  | { readonly kind: 'ignored'; readonly reason: 'own' | 'automatic' | 'reports' | 'without_sender' };

/** Marks e-mails of this connector, so that it recognizes them when they come back. */
export const OWN_HEADER = 'x-trackway-channel';

interface Parts {
  readonly threads: Threads;
  readonly files: Pick<Files, 'store'>;
}

/** Translates an e-mail: a message, the return of an outbound message, or one that Trackway doesn't need. */
export async function toEvent(settings: EmailSettings, parts: Parts, mail: Mail, uid: string): Promise<MailEvent> {
  const externalId = externalIdOf(mail.messageId, `${uid}`);
  if (isDeliveryReport(mail)) {
    const status = readDeliveryReport(mail);
    if (!status) return { kind: 'ignored', reason: 'reports' };
    return { kind: 'bounce', id: `bounce:${externalId}`, orderingKey: status.media_item_id ?? '', status };
  }
  if (headerOf(mail, OWN_HEADER) === ownMark(settings)) return { kind: 'ignored', reason: 'own' };
  const automatic = isAutomatic(mail);
  if (automatic && !settings.deliversAutomatic) return { kind: 'ignored', reason: 'automatic' };
  const sender = mail.replyTo?.value[0] ?? mail.from?.value[0];
  const email = sender?.address?.toLowerCase();
  if (!email) return { kind: 'ignored', reason: 'without_sender' };
  const { attachments, omitted } = await storeFiles(parts.files, mail, externalId);
  await parts.threads.record(email, {
    messageId: mail.messageId,
    references: referencesOf(mail),
    subject: mail.subject,
  });
  const message: InboundMessage = {
    external_id: externalId,
    message: mail.text ?? '',
    sender: { name: sender?.name || null, email },
    sent_at: mail.date && !Number.isNaN(mail.date.getTime()) ? mail.date.toISOString() : undefined,
    attachments,
    metadata: {
      email: {
        subject: mail.subject ?? null,
        message_id: mail.messageId ?? null,
        in_reply_to: mail.inReplyTo ?? null,
        from: mail.from?.text ?? null,
        ...(automatic ? { automatic: true } : {}),
        ...(omitted.length > 0 ? { files_omitted: omitted } : {}),
      },
    },
  };
  return { kind: 'message', id: `mail:${externalId}`, orderingKey: email, message };
}

/** The value of the header that marks own e-mails. */
export function ownMark({ from }: EmailSettings): string {
  return createHash('sha256').update(from).digest('hex').slice(0, 32);
}

/** Replies of programs and e-mails of lists (RFC 3834), to which a rule must not reply. */
export function isAutomatic(mail: Mail): boolean {
  const submitted = headerOf(mail, 'auto-submitted');
  if (submitted !== '' && !submitted.startsWith('no')) return true;
  if (/^(bulk|junk|list|auto_reply)/.test(headerOf(mail, 'precedence'))) return true;
  if (headerOf(mail, 'return-path') === '<>' || headerOf(mail, 'x-autoreply') !== '') return true;
  return headerOf(mail, 'list-id') !== '';
}

export function referencesOf(mail: Mail): string[] {
  return [mail.references ?? []].flat();
}

async function storeFiles(files: Parts['files'], mail: Mail, externalId: string) {
  const attachments: Attachment[] = [];
  const omitted: string[] = [];
  for (const [index, { filename, contentType, content }] of mail.attachments.entries()) {
    const name = filename ?? `attachment-${index + 1}`;
    try {
      const load = async () => ({ name, mimeType: contentType, content: [content] });
      attachments.push(await files.store(`${externalId}:${index}`, load));
    } catch (error) {
      if (!(error instanceof PermanentError)) throw error;
      omitted.push(name);
    }
  }
  return { attachments, omitted };
}
