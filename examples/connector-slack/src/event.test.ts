import { addressOf, parseAddress, readEvent, toMarkup, toPlainText } from './event';
import { isFromSlack, signatureOf } from './signature';

const message = {
  type: 'message',
  channel: 'C1',
  channel_type: 'channel',
  user: 'U1',
  text: 'Hello',
  ts: '1700000000.000100',
};
const read = (fields: object) => readEvent({ type: 'event_callback', event: { ...message, ...fields } });

describe('events', () => {
  it('are messages of users, also with files', () => {
    expect(read({ thread_ts: '1699999999.000001' })).toMatchObject({
      channel: 'C1',
      threadTs: '1699999999.000001',
      text: 'Hello',
    });
    expect(read({ subtype: 'file_share', files: [{ name: 'a.jpg' }] })).toMatchObject({ files: [{ name: 'a.jpg' }] });
  });

  it.each([
    { bot_id: 'B1' },
    { subtype: 'bot_message' },
    { subtype: 'message_changed' },
    { subtype: 'channel_join' },
    { type: 'reaction_added' },
    { user: undefined },
  ])('are ignored: %j', (fields) => {
    expect(read(fields)).toBeUndefined();
  });

  it.each([[undefined], [{}], [{ type: 'event_callback' }], [{ type: 'app_rate_limited' }]])(
    'without a message are ignored: %j',
    (body) => {
      expect(readEvent(body)).toBeUndefined();
    },
  );
});

describe('addresses', () => {
  it.each([
    [{ threadTs: undefined, isDirect: false }, 'C1/2.5'],
    [{ threadTs: '1.5', isDirect: false }, 'C1/1.5'],
    [{ threadTs: undefined, isDirect: true }, 'C1'],
    [{ threadTs: '1.5', isDirect: true }, 'C1/1.5'],
  ])('identify a thread or a direct conversation: %j', (fields, expected) => {
    expect(addressOf({ channel: 'C1', ts: '2.5', ...fields })).toBe(expected);
  });

  it('are parsed', () => {
    expect(parseAddress('C1/1.5')).toEqual({ channel: 'C1', thread_ts: '1.5' });
    expect(parseAddress('D1')).toEqual({ channel: 'D1' });
    expect([parseAddress(''), parseAddress('ana@example.org'), parseAddress('C1/x')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it.each([
  ['a &lt;b&gt; &amp;amp;', 'a <b> &amp;'],
  ['<https://t.example|the offer>', 'the offer (https://t.example)'],
  ['<https://t.example>', 'https://t.example'],
  ['<@U1> <#C1|roofs> <!channel>', '@U1 #roofs @channel'],
])('markup becomes a plain text: %s', (text, expected) => {
  expect(toPlainText(text)).toBe(expected);
});

it('a text of a user cannot mention a channel', () => {
  expect(toMarkup('<!channel> & co')).toBe('&lt;!channel&gt; &amp; co');
});

describe('signatures of Slack', () => {
  const body = Buffer.from('team_id=T1&text=hello');
  const headers = (timestamp: string, secret = 'secret') => ({
    'x-slack-request-timestamp': timestamp,
    'x-slack-signature': signatureOf(secret, timestamp, body),
  });

  it.each([
    [headers('1000'), true],
    [headers('700'), true],
    [headers('699'), false],
    [headers('1301'), false],
    [headers('1000', 'wrong'), false],
    [headers('x'), false],
    [{}, false],
  ])('are verified, with a time of at most five minutes: %j', (given, expected) => {
    expect(isFromSlack('secret', given, body, 1_000_000)).toBe(expected);
  });
});
