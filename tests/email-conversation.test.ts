import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiOf } from './support/api';
import { controlOf, startProgram } from './support/connector';
import { eventually } from './support/eventually';
import { freePort } from './support/free-port';
import { system } from './support/system';

jest.setTimeout(60_000);

type Item = Readonly<Record<string, string>>;

it('an e-mail conversation is answered in its thread, ignores automatic replies, and shows bounces', async () => {
  const api = apiOf();
  const spool = await mkdtemp(join(tmpdir(), 'connector-'));
  const [port, fakePort, imapPort, smtpPort] = (await Promise.all([1, 2, 3, 4].map(freePort))).map(String);
  const delivery_url = `http://127.0.0.1:${port}/deliver`;
  const { channel } = (await api.send('POST', '/channels', { name: 'Mail', kind: 'email', settings: { delivery_url } }))
    .body;
  const { secret } = (await api.send('POST', `/channels/${channel.id}/secret`)).body;
  const servers = { IMAP_PORT: imapPort ?? '', SMTP_PORT: smtpPort ?? '' };
  const account = (name: string) => ({
    [`${name}_HOST`]: '127.0.0.1',
    [`${name}_TLS`]: 'false',
    [`${name}_USER`]: 'support',
    [`${name}_PASSWORD`]: 'secret',
  });
  const fake = await startProgram('connector-email', 'fake', { ...servers, PORT: fakePort ?? '' });
  const connector = await startProgram('connector-email', 'src', {
    ...servers,
    ...account('IMAP'),
    ...account('SMTP'),
    PORT: port ?? '',
    CHANNEL_URL: `${system.base_url}/api/management/channels/inbound/${channel.external_ref}`,
    CHANNEL_SECRET: secret,
    SPOOL_FOLDER: spool,
    FIRST_RETRY_MS: '100',
    IMAP_READ_EXISTING: 'true',
    MAIL_FROM: 'Support <support@trackway.example>',
  });
  const { sent } = controlOf(fake.port);
  const add = (...lines: readonly string[]) =>
    fetch(`http://127.0.0.1:${fake.port}/control/mails`, { method: 'POST', body: lines.join('\n') });
  const write = (id: string, text: string, ...headers: readonly string[]) =>
    add('From: Ana <ana@customers.example>', `Message-ID: <${id}@x>`, 'Subject: Roof', ...headers, '', text);
  const items = async (): Promise<Item[]> => (await api.get(`/channels/${channel.id}/media-items`)).body.media_items;
  const received = (count: number) => eventually(async () => expect(await items()).toHaveLength(count));
  const answer = async (message: string) => {
    const conversation_id = (await items())[0]?.['conversation_id'];
    await api.send('POST', `/channels/${channel.id}/messages`, { conversation_id, message });
    return eventually(async () => {
      const found = (await sent()).find(({ text }) => text === message);
      expect(found).toBeDefined();
      return found as unknown as { key: string; details: object };
    });
  };

  try {
    await write('m-1', 'Can you come?');
    await received(1);
    const first = await answer('On Monday');
    expect(first.details).toEqual({ inReplyTo: '<m-1@x>', references: '<m-1@x>', subject: 'Re: Roof' });

    await write('m-2', 'At what time?', `In-Reply-To: ${first.key}`, `References: <m-1@x> ${first.key}`);
    await write('m-3', 'Out of office', 'Auto-Submitted: auto-replied');
    await write('m-4', 'Thank you', 'In-Reply-To: <m-2@x>', `References: <m-1@x> ${first.key} <m-2@x>`);
    await received(4);
    const texts = (await items()).map(({ message }) => message);
    expect(texts).not.toContainEqual(expect.stringContaining('Out of office'));
    expect(new Set((await items()).map(({ conversation_id }) => conversation_id)).size).toBe(1);

    const second = await answer('At nine');
    const references = ['<m-1@x>', first.key, '<m-2@x>', '<m-4@x>'];
    expect(second.details).toEqual({ inReplyTo: '<m-4@x>', references, subject: 'Re: Roof' });

    await add(...returned(second.key));
    await eventually(async () => {
      const item = (await items()).find(({ message }) => message === 'At nine');
      expect(item).toMatchObject({ status: 'failed' });
    });
    expect(await items()).toHaveLength(5);
  } finally {
    await connector.kill();
    await fake.kill();
    await rm(spool, { recursive: true });
  }
});

/** The report of a mail system that a message could not be delivered (RFC 3464). */
function returned(messageId: string): readonly string[] {
  return [
    'From: Mail system <daemon@customers.example>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; customers.example',
    '',
    'Action: failed',
    'Status: 5.1.1',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '',
    '--b--',
  ];
}
