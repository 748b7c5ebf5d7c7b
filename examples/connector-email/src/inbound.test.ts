import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Attachment, type FileContent, PermanentError } from '@trackway/connector';
import { ownMark, toEvent } from './inbound';
import { parseMail } from './parse-mail';
import type { EmailSettings } from './settings';
import { Threads } from './threads';

const MEDIA_ITEM = '018f1f4e-7a1b-7c3d-8e9f-0a1b2c3d4e5f';
const SERVER = { host: 'h', port: 1, isSecure: true, user: 'u', password: 'p' };
const SETTINGS: EmailSettings = {
  imap: { ...SERVER, folder: 'INBOX', pollSeconds: 60, readsExisting: false },
  smtp: SERVER,
  from: 'Support <support@trackway.example>',
  defaultSubject: 'Message',
  deliversAutomatic: false,
  maxMailBytes: 1_000_000,
  maxPerHour: 10,
  stateFolder: '/',
};

/** A report as Postfix writes it. */
function report(action: string): string {
  return `From: MAILER-DAEMON@mx.example
To: support@trackway.example
Message-ID: <bounce-1@mx.example>
Auto-Submitted: auto-replied
Content-Type: multipart/report; report-type=delivery-status; boundary="b"
MIME-Version: 1.0

--b
Content-Type: text/plain

I'm sorry to have to inform you.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; ana@customers.example
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <ana@customers.example>:
    User unknown

--b
Content-Type: text/rfc822-headers

From: support@trackway.example
Message-ID:
 <tw.${MEDIA_ITEM}@trackway.example>

--b--
`;
}

describe('an e-mail', () => {
  let folder: string;
  let threads: Threads;
  let stored: (FileContent & { id: string })[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'threads-'));
    threads = new Threads(folder);
    stored = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  const files = {
    store: async (id: string, load: () => Promise<FileContent>): Promise<Attachment> => {
      const file = await load();
      if (file.name === 'huge.zip') throw new PermanentError('too large');
      stored.push({ id, ...file });
      return { url: `https://c.example/${id}`, name: file.name, mime_type: file.mimeType };
    },
  };

  async function read(source: string, settings = SETTINGS) {
    return toEvent(settings, { threads, files }, await parseMail(Buffer.from(source.replace(/\n/g, '\r\n'))), '1:7');
  }

  it('becomes a message with sender, subject and files, and starts a thread', async () => {
    const event = await read(`From: =?utf-8?Q?Ana_S=C3=B8ren?= <Ana@Customers.example>
Reply-To: ana.private@customers.example
Subject: =?iso-8859-1?Q?Telhado_=E9?=
Message-ID: <m-2@customers.example>
References: <m-1@customers.example>
Date: Sun, 01 Mar 2026 10:00:00 +0100
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/html; charset=utf-8

<p>Chuva em <b>Lisboa</b></p>
--b
Content-Type: image/jpeg; name=roof.jpg
Content-Disposition: attachment; filename=roof.jpg
Content-Transfer-Encoding: base64

aGVsbG8=
--b
Content-Type: application/zip
Content-Disposition: attachment; filename=huge.zip

x
--b--
`);

    expect(event).toMatchObject({
      kind: 'message',
      orderingKey: 'ana.private@customers.example',
      message: {
        external_id: '<m-2@customers.example>',
        message: expect.stringContaining('Chuva em Lisboa'),
        sender: { email: 'ana.private@customers.example' },
        sent_at: '2026-03-01T09:00:00.000Z',
        attachments: [{ name: 'roof.jpg', mime_type: 'image/jpeg' }],
        metadata: { email: { subject: 'Telhado é', files_omitted: ['huge.zip'] } },
      },
    });
    expect(stored).toMatchObject([{ id: '<m-2@customers.example>:0' }]);
    expect(await threads.find('ANA.private@customers.example')).toEqual({
      messageId: '<m-2@customers.example>',
      references: ['<m-1@customers.example>', '<m-2@customers.example>'],
      subject: 'Telhado é',
    });
  });

  it('without a Message-ID is identified by its UID, and without a text by its files', async () => {
    expect(await read('From: ana@customers.example\n\n')).toMatchObject({
      kind: 'message',
      message: { external_id: '1:7', message: '' },
    });
  });

  it.each([
    ['a reply of a program', 'Auto-Submitted: auto-replied'],
    ['a list', 'List-Id: <news.customers.example>'],
    ['a bulk e-mail', 'Precedence: bulk'],
    ['an e-mail without a return path', 'Return-Path: <>'],
  ])('that is %s is ignored, or delivered with a mark', async (_title, header) => {
    const source = `From: ana@customers.example\nMessage-ID: <a@x>\n${header}\n\nOut of office`;

    expect(await read(source)).toEqual({ kind: 'ignored', reason: 'automatic' });
    expect(await read(source, { ...SETTINGS, deliversAutomatic: true })).toMatchObject({
      message: { metadata: { email: { automatic: true } } },
    });
  });

  it.each([
    ['an own one', `From: ana@customers.example\nX-Trackway-Channel: ${ownMark(SETTINGS)}\n\nx`, 'own'],
    ['one without a sender', 'Subject: x\n\nx', 'without_sender'],
  ])('that is %s is ignored', async (_title, source, reason) => {
    expect(await read(source)).toEqual({ kind: 'ignored', reason });
  });

  it('that reports a failed delivery becomes the status of the message', async () => {
    expect(await read(report('failed'))).toMatchObject({
      kind: 'bounce',
      status: {
        media_item_id: MEDIA_ITEM,
        status: 'failed',
        error: 'The e-mail was returned: 5.1.1 smtp; 550 5.1.1 <ana@customers.example>: User unknown',
      },
    });
  });

  it('that reports a delivery or a delay becomes its status, or is ignored', async () => {
    expect(await read(report('delivered'))).toMatchObject({
      status: { media_item_id: MEDIA_ITEM, status: 'delivered' },
    });
    expect(await read(report('delayed'))).toEqual({ kind: 'ignored', reason: 'reports' });
    expect(await read(report('failed').replace(MEDIA_ITEM, 'other'))).toEqual({ kind: 'ignored', reason: 'reports' });
  });
});
