import { once } from 'node:events';
import { type Failure, FakeProvider, type HttpRoute, jsonReply } from '@trackway/connector';
import { simpleParser } from 'mailparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import { SMTPServer } from 'smtp-server';
import { FakeImapServer } from './imap-server';

/**
 * A fake mail server for development and tests. Customers are `<name>@customers.example`. Settings: `PORT` of the control
 * interface, `IMAP_PORT`, `SMTP_PORT`.
 */
const { PORT = '8091', IMAP_PORT = '8143', SMTP_PORT = '8025' } = process.env;
const ADDRESS = 'support@trackway.example';
/** Temporary and permanent errors of SMTP. */
const TEMPORARY = 451;
const PERMANENT = 550;

const imap = new FakeImapServer();
const fake = new FakeProvider({
  hasRetryAfter: false,
  deliver: async ({ id, text, from, file }) => {
    const mail = new MailComposer({
      from: `${from} <${from}@customers.example>`,
      to: ADDRESS,
      subject: 'A question',
      messageId: `<${id}@customers.example>`,
      text,
      attachments: file ? [{ filename: file.name, content: file.content }] : [],
    });
    imap.append(await mail.compile().build());
  },
});

/** Adds an e-mail as it is: a reply in a thread, an automatic reply or a delivery report. */
const rawMail: HttpRoute = {
  method: 'POST',
  path: '/control/mails',
  handle: ({ body }) => {
    imap.append(Buffer.from(body.toString('utf8').replace(/\r?\n/g, '\r\n')));
    return jsonReply(202, {});
  },
};

const smtp = new SMTPServer({
  allowInsecureAuth: true,
  onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
  disabledCommands: ['STARTTLS'],
  logger: false,
  onRcptTo: (_address, _session, callback) => {
    const failure = fake.takeFailure();
    callback(failure ? smtpError(failure) : null);
  },
  onData: (stream, _session, callback) => {
    simpleParser(stream).then(
      ({ text = '', messageId, inReplyTo, references, subject }) => {
        fake.record({ text: text.trim(), key: messageId, details: { inReplyTo, references, subject } });
        callback(null);
      },
      (error: Error) => callback(error),
    );
  },
});

function smtpError({ status }: Failure): Error {
  const responseCode = status >= 500 || status === 429 ? TEMPORARY : PERMANENT;
  return Object.assign(new Error('A failure that was requested.'), { responseCode });
}

async function main(): Promise<void> {
  await imap.listen(Number(IMAP_PORT));
  await once(smtp.listen(Number(SMTP_PORT), '127.0.0.1'), 'listening');
  // A connection that a killed connector resets.
  smtp.on('error', () => undefined);
  process.stdout.write(`listening on ${await fake.listen(Number(PORT), [rawMail])}\n`);
}

void main();
