import type { StatusReport } from '@trackway/connector';
import { mediaItemIdIn } from './message-id';
import { headerOf, type Mail } from './parse-mail';

const MAX_REASON_LENGTH = 500;

/** Whether an e-mail is a report about the delivery of another one (RFC 3464). */
export function isDeliveryReport(mail: Mail): boolean {
  const type = headerOf(mail, 'content-type');
  if (type.startsWith('multipart/report') && type.includes('delivery-status')) return true;
  return mail.attachments.some(({ contentType }) => contentType === 'message/delivery-status');
}

/** The status of the message that a report is about; undefined if it is not one of this connector, or only delayed. */
export function readDeliveryReport(mail: Mail): StatusReport | undefined {
  const report = textOf(mail, 'message/delivery-status');
  const media_item_id =
    mediaItemIdIn(fieldOf(report, 'Original-Envelope-Id')) ??
    // The report contains the original message, or its headers only.
    mediaItemIdIn(messageIdField(textOf(mail, 'message/rfc822') || textOf(mail, 'text/rfc822-headers'))) ??
    mediaItemIdIn([mail.inReplyTo ?? '', ...[mail.references ?? []].flat()].join(' '));
  if (media_item_id === undefined) return undefined;
  const action = fieldOf(report, 'Action').toLowerCase();
  if (action === 'delivered') return { media_item_id, status: 'delivered' };
  if (action !== 'failed') return undefined;
  const reason = [fieldOf(report, 'Status'), fieldOf(report, 'Diagnostic-Code')].filter(Boolean).join(' ');
  return { media_item_id, status: 'failed', error: `The e-mail was returned: ${reason}`.slice(0, MAX_REASON_LENGTH) };
}

function textOf(mail: Mail, contentType: string): string {
  const part = mail.attachments.find((attachment) => attachment.contentType === contentType);
  return part ? unfold(part.content.toString('utf8')) : '';
}

/** Joins lines of a field that were folded. */
function unfold(text: string): string {
  return text.replace(/\r?\n[ \t]+/g, ' ');
}

function fieldOf(text: string, name: string): string {
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'mi').exec(text)?.[1]?.trim() ?? '';
}

function messageIdField(text: string): string {
  return fieldOf(text, 'Message-ID');
}
