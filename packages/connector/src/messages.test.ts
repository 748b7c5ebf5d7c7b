import { fitMessage, readDelivery, readStatus, truncateBytes } from './messages';

const sender = { id: 'ana' };

describe('inbound messages', () => {
  it('are truncated to 65,536 bytes without a part of a character', () => {
    const { message, metadata } = fitMessage({ external_id: '1', message: 'é'.repeat(40_000), sender });

    expect(Buffer.byteLength(message)).toBe(65_536);
    expect(message.endsWith('é')).toBe(true);
    expect(metadata).toEqual({ message_truncated: true });
  });

  it.each([
    ['the names of their files', [{ url: 'https://a.example/1', name: 'roof.jpg' }], '[roof.jpg]'],
    ['a placeholder', [], '[no text]'],
  ])('without a text contain %s', (_title, attachments, expected) => {
    expect(fitMessage({ external_id: '1', message: ' ', sender, attachments }).message).toBe(expected);
  });

  it('have at most 20 files, and the names of the others', () => {
    const attachments = Array.from({ length: 22 }, (_, index) => ({ url: 'https://a.example/', name: `${index}.jpg` }));

    const fitted = fitMessage({ external_id: '1', message: 'See', sender, attachments });

    expect(fitted.attachments).toHaveLength(20);
    expect(fitted.metadata).toEqual({ attachments_omitted: ['20.jpg', '21.jpg'] });
  });

  it('have names of at most 255 characters without half of a surrogate pair', () => {
    const name = `${'a'.repeat(254)}😀`;

    expect(fitMessage({ external_id: '1', message: 'x', sender: { name } }).sender.name).toBe(
      `${'a'.repeat(254)}\ufffd`,
    );
  });
});

describe('deliveries', () => {
  const data = { media_item_id: 'm', conversation_id: 'c', message: 'Hello', recipient: null, metadata: null };

  it('are read with missing members', () => {
    expect(readDelivery({ type: 'message.outbound', data })).toMatchObject({
      message: 'Hello',
      recipient: { id: null, name: null, phone: null, email: null },
      metadata: {},
    });
  });

  it('of an unknown type are ignored', () => {
    expect(readDelivery({ type: 'conversation.typing', data: {} })).toBeUndefined();
  });

  it.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [{ type: 'message.outbound' }],
    [{ type: 'message.outbound', data: { ...data, message: 7 } }],
  ])('that are malformed throw: %j', (body) => {
    expect(() => readDelivery(body)).toThrow('must');
  });
});

it('a stored status is read', () => {
  expect(readStatus({ media_item_id: 'm', status: 'read' })).toMatchObject({ media_item_id: 'm', status: 'read' });
});

it.each([
  ['abc', 5, 'abc'],
  ['aé', 2, 'a'],
  ['😀', 3, ''],
])('truncateBytes(%j, %i)', (text, maxBytes, expected) => {
  expect(truncateBytes(text, maxBytes)).toBe(expected);
});
