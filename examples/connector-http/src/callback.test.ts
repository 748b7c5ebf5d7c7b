import { readCallback, toChannel } from './callback';

describe('callbacks of the provider', () => {
  it.each([
    [
      { id: '1', text: 'Hello', from: { phone: '+351' } },
      { id: 'message:1', orderingKey: '+351' },
    ],
    [
      { id: '1', text: '', from: {} },
      { id: 'message:1', orderingKey: '' },
    ],
    [
      { id: '1', type: 'status', reference: 'm', status: 'read' },
      { id: 'status:1', orderingKey: 'm' },
    ],
  ])('have an id and an ordering key: %j', (event, expected) => {
    expect(readCallback(event)).toMatchObject(expected);
  });

  it.each([
    [undefined],
    [[]],
    [{ text: 'no id' }],
    [{ id: '1' }],
    [{ id: '1', type: 'status', reference: 'm', status: 'odd' }],
  ])('are malformed: %j', (event) => {
    expect(readCallback(event)).toBeUndefined();
  });

  it('become messages with their files', () => {
    const event = {
      id: '1',
      text: 'See',
      from: { id: 'ana' },
      files: [{ url: 'https://p.example/1', name: 'a.jpg', type: 'image/jpeg' }],
    };

    expect(toChannel(event)).toEqual({
      message: expect.objectContaining({
        external_id: '1',
        sender: { id: 'ana', name: null, phone: null, email: null },
        attachments: [{ url: 'https://p.example/1', name: 'a.jpg', mime_type: 'image/jpeg' }],
      }),
    });
  });

  it('become statuses', () => {
    expect(toChannel({ id: '1', type: 'status', reference: 'm', status: 'failed', error: 'blocked' })).toEqual({
      status: { media_item_id: 'm', status: 'failed', error: 'blocked' },
    });
  });
});
