import { PermanentError, RetryLater } from '@trackway/connector';
import { LoopLimit } from './loop-limit';
import { externalIdOf, mediaItemIdIn, messageIdOf } from './message-id';
import { addressIn, classify, composeMail, replySubject } from './outbox';

const MEDIA_ITEM = '018f1f4e-7a1b-7c3d-8e9f-0a1b2c3d4e5f';
const SERVER = { host: 'h', port: 1, isSecure: true, user: 'u', password: 'p' };
const SETTINGS = {
  imap: { ...SERVER, folder: 'INBOX', pollSeconds: 60, readsExisting: false },
  smtp: SERVER,
  from: 'Support <support@trackway.example>',
  defaultSubject: 'Message from our team',
  deliversAutomatic: false,
  maxMailBytes: 1,
  maxPerHour: 1,
  stateFolder: '/',
};

describe('an outbound e-mail', () => {
  const recipient = { id: null, name: 'Ana', phone: null, email: 'ana@customers.example' };
  const message = { media_item_id: MEDIA_ITEM, conversation_id: 'c', message: 'Hello', recipient, metadata: {} };
  const thread = { messageId: '<m-2@x>', references: ['<m-1@x>', '<m-2@x>'], subject: 'Roof' };

  it('is a reply in the thread, with an id that does not change', () => {
    expect(composeMail(SETTINGS, message, 'ana@customers.example', thread)).toMatchObject({
      subject: 'Re: Roof',
      messageId: `<tw.${MEDIA_ITEM}@trackway.example>`,
      inReplyTo: '<m-2@x>',
      references: ['<m-1@x>', '<m-2@x>'],
      to: { name: 'Ana', address: 'ana@customers.example' },
    });
  });

  it('starts a thread with the default subject, or the one of the metadata', () => {
    const first = composeMail(SETTINGS, message, 'ana@customers.example', undefined);
    const named = composeMail(SETTINGS, { ...message, metadata: { subject: 'Offer', automatic: true } }, 'a@x', thread);

    expect(first).toMatchObject({ subject: 'Message from our team' });
    expect(first).not.toHaveProperty('inReplyTo');
    expect(named).toMatchObject({ subject: 'Offer', headers: { 'Auto-Submitted': 'auto-generated' } });
  });

  it.each([
    ['Roof', 'Re: Roof'],
    ['RE: Roof', 'RE: Roof'],
    ['AW: Dach', 'AW: Dach'],
    ['Reason', 'Re: Reason'],
  ])('has the subject of the thread: %s', (subject, expected) => {
    expect(replySubject(subject)).toBe(expected);
  });
});

it.each([
  [{ responseCode: 550 }, PermanentError],
  [{ responseCode: 451 }, RetryLater],
  [{ responseCode: 535, code: 'EAUTH' }, RetryLater],
  [{ code: 'ECONNECTION' }, RetryLater],
  [{ code: 'EENVELOPE' }, PermanentError],
])('errors of SMTP are temporary or permanent: %j', (error, expected) => {
  expect(classify(Object.assign(new Error('x'), error))).toBeInstanceOf(expected);
});

it('messages to one address are limited, and a repetition is not counted', () => {
  const limit = new LoopLimit(2);
  for (const id of ['a', 'b', 'a']) limit.take('Ana@x', id, 0);

  expect(() => limit.take('ana@x', 'c', 1)).toThrow('mail loop');
  expect(() => limit.take('rui@x', 'c', 1)).not.toThrow();
  expect(() => limit.take('ana@x', 'c', 60 * 60 * 1_000)).not.toThrow();
});

it('ids of messages are found in Message-IDs, and long ids are hashed', () => {
  expect(mediaItemIdIn(`x ${messageIdOf(MEDIA_ITEM, 'a@b.example')} y`)).toBe(MEDIA_ITEM);
  expect(mediaItemIdIn('<other@b.example>')).toBeUndefined();
  expect(externalIdOf(`<${'a'.repeat(300)}@x>`, '')).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(externalIdOf(undefined, '1:2')).toBe('1:2');
  expect(addressIn('support@trackway.example')).toBe('support@trackway.example');
});
