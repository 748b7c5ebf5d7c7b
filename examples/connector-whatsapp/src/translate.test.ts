import { PermanentError, RetryLater } from '@trackway/connector';
import { contentOf, type GraphApi, isTemporary } from './graph-api';
import { addFile, toChannel } from './translate';
import { readWebhook } from './webhook';

const MEDIA_ITEM = '018f1f4e-7a1b-7c3d-8e9f-0a1b2c3d4e5f';

function webhook(value: object) {
  const metadata = { phone_number_id: '4711' };
  return { entry: [{ changes: [{ field: 'messages', value: { metadata, ...value } }] }] };
}

const contacts = [{ wa_id: '351910', profile: { name: 'Ana' } }];
const common = { from: '351910', id: 'wamid.1', timestamp: '1772359200' };

function translate(message: object) {
  const [event] = readWebhook(webhook({ contacts, messages: [{ ...common, ...message }] }), '4711');
  return toChannel(event?.event);
}

describe('webhooks', () => {
  it('have several messages and statuses, each with an id', () => {
    const body = webhook({
      contacts,
      messages: [common, { ...common, id: 'wamid.2' }, { id: 7 }],
      statuses: [
        { id: 'wamid.3', status: 'sent' },
        { id: 'wamid.3', status: 'read' },
      ],
    });

    expect(readWebhook(body, '4711').map(({ id, orderingKey }) => [id, orderingKey])).toEqual([
      ['message:wamid.1', '351910'],
      ['message:wamid.2', '351910'],
      ['status:wamid.3:sent', 'status:wamid.3'],
      ['status:wamid.3:read', 'status:wamid.3'],
    ]);
  });

  it.each([[undefined], [{}], [{ entry: [null, { changes: 'x' }] }], [webhook({ messages: {} })]])(
    'without events are empty: %j',
    (body) => {
      expect(readWebhook(body, '4711')).toEqual([]);
    },
  );

  it('of another phone number are ignored', () => {
    expect(readWebhook(webhook({ contacts, messages: [common] }), '9')).toEqual([]);
  });
});

describe('a message', () => {
  it('has the text, the sender and the time', () => {
    expect(translate({ type: 'text', text: { body: 'Olá' }, context: { id: 'wamid.0' } })).toEqual({
      translated: {
        message: {
          external_id: 'wamid.1',
          message: 'Olá',
          sender: { id: '351910', phone: '+351910', name: 'Ana' },
          sent_at: '2026-03-01T10:00:00.000Z',
          metadata: { whatsapp: { type: 'text', reply_to: 'wamid.0' } },
        },
      },
    });
  });

  it.each([
    [{ type: 'button', button: { text: 'Yes' } }, 'Yes'],
    [{ type: 'interactive', interactive: { list_reply: { title: 'Lisbon' } } }, 'Lisbon'],
    [{ type: 'reaction', reaction: { emoji: '👍' } }, 'Reaction: 👍'],
    [{ type: 'location', location: { name: 'Site', latitude: 38.7, longitude: -9.1 } }, 'Location: Site, 38.7, -9.1'],
    [
      { type: 'contacts', contacts: [{ name: { formatted_name: 'Rui' }, phones: [{ phone: '+351' }] }] },
      'Contacts: Rui +351',
    ],
    [{ type: 'unsupported' }, '[unsupported]'],
    [{}, '[undefined]'],
  ])('of another type has a text: %j', (message, expected) => {
    expect(translate(message)).toMatchObject({ translated: { message: { message: expected } } });
  });

  it('with a file has its id and its caption', () => {
    const image = { id: 'media-1', mime_type: 'image/jpeg', caption: 'The roof' };

    expect(translate({ type: 'image', image })).toMatchObject({
      translated: { message: { message: 'The roof' } },
      media: { id: 'media-1', name: 'image.jpeg' },
    });
  });

  it('arrives without its file if the file has expired, and later if WhatsApp is unavailable', async () => {
    const message = { external_id: '1', message: 'See', sender: {} };
    const failing = (error: Error) => ({ store: () => Promise.reject(error) });
    const add = (error: Error) => addFile(message, { id: 'm', name: 'a.jpg' }, failing(error), {} as GraphApi);

    expect(await add(new PermanentError('expired'))).toMatchObject({ metadata: { file_omitted: 'a.jpg: expired' } });
    await expect(add(new RetryLater('busy'))).rejects.toThrow('busy');
  });
});

describe('a status', () => {
  const status = (fields: object) =>
    toChannel({ status: { id: 'wamid.1', biz_opaque_callback_data: MEDIA_ITEM, ...fields } }).translated;

  it.each([
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['read', 'read'],
    ['played', 'read'],
  ])('%s is reported', (name, expected) => {
    expect(status({ status: name })).toEqual({ status: { media_item_id: MEDIA_ITEM, status: expected } });
  });

  it('failed is reported with the reason, and how to write after 24 hours', () => {
    const errors = [
      { code: 131_047, title: 'Re-engagement message', error_data: { details: 'More than 24 hours have passed.' } },
    ];

    expect(status({ status: 'failed', errors })).toEqual({
      status: {
        media_item_id: MEDIA_ITEM,
        status: 'failed',
        error:
          '131047 Re-engagement message More than 24 hours have passed. Send a template: metadata.whatsapp_template.',
      },
    });
  });

  it.each([
    { status: 'deleted' },
    { status: 'sent', biz_opaque_callback_data: undefined },
    { status: 'sent', biz_opaque_callback_data: 'x' },
  ])('is ignored: %j', (fields) => {
    expect(status(fields)).toBeUndefined();
  });
});

describe('an outbound message', () => {
  it('is a text of at most 4,096 characters', () => {
    expect(contentOf('Olá', {})).toEqual({ type: 'text', text: { body: 'Olá', preview_url: false } });
    expect(() => contentOf('x'.repeat(4_097), {})).toThrow('4096 characters');
  });

  it('is a template if the metadata has one', () => {
    const template = { name: 'visit', language: 'pt_PT', components: [{ type: 'body' }] };

    expect(contentOf('', { whatsapp_template: template })).toEqual({
      type: 'template',
      template: { name: 'visit', language: { code: 'pt_PT' }, components: [{ type: 'body' }] },
    });
    expect(() => contentOf('', { whatsapp_template: { name: 'visit' } })).toThrow('`language`');
  });

  it.each([
    [130_429, true],
    [131_056, true],
    [190, true],
    [200, true],
    [131_026, undefined],
    ['130429', undefined],
  ])('is retried after some codes: %j', (code, expected) => {
    expect(isTemporary(JSON.stringify({ error: { code } }))).toBe(expected);
  });

  it('is decided by the status without a code', () => {
    expect([isTemporary('no JSON'), isTemporary('null')]).toEqual([undefined, undefined]);
  });
});
