import { type ParsedMail, simpleParser } from 'mailparser';

/** An e-mail with decoded texts and files. */
export type Mail = ParsedMail;

/** Limits the work for crafted e-mails. */
const LIMITS = { skipImageLinks: true, maxHtmlLengthToParse: 2 * 1024 * 1024 };
const HTML_HEAD = Buffer.from('Content-Type: text/html; charset=utf-8\r\n\r\n');
const UNREADABLE = '[This e-mail has no readable text. It is in the mailbox.]';

export async function parseMail(source: Buffer): Promise<Mail> {
  // Reports about deliveries are evaluated, not shown as a text.
  const mail = await simpleParser(source, { ...LIMITS, keepDeliveryStatus: true });
  if (mail.text?.trim() || !mail.html) return mail;
  // The library converts HTML only if it is the whole e-mail, not if files are beside it.
  const { text = '' } = await simpleParser(Buffer.concat([HTML_HEAD, Buffer.from(mail.html)]), LIMITS);
  return { ...mail, text: text.trim() || UNREADABLE };
}

/** The value of a header as it was sent, in lower case; an empty text without it. */
export function headerOf(mail: Mail, name: string): string {
  const line = mail.headerLines.find(({ key }) => key === name)?.line ?? '';
  return line
    .slice(line.indexOf(':') + 1)
    .trim()
    .toLowerCase();
}
