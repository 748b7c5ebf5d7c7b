import { isEqualText, isSigned, signedHeaders } from './signature';

const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const NOW = new Date('2026-03-01T10:00:00Z');
const MINUTE_MS = 60_000;

describe('signatures', () => {
  const headers = signedHeaders(SECRET, 'msg-1', 'body', NOW);

  it('match the vector of Standard Webhooks', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'; // cspell:disable-line
    const body = '{"test": 2432232314}';
    const at = new Date(1_614_265_330_000);

    expect(signedHeaders(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', body, at)['webhook-signature']).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it.each([
    ['the same body', headers, 'body', 0, true],
    ['almost five minutes later', headers, 'body', 4.9 * MINUTE_MS, true],
    ['six minutes later', headers, 'body', 6 * MINUTE_MS, false],
    ['six minutes earlier', headers, 'body', -6 * MINUTE_MS, false],
    ['another body', headers, 'changed', 0, false],
    ['another id', { ...headers, 'webhook-id': 'msg-2' }, 'body', 0, false],
    ['no headers', {}, 'body', 0, false],
    ['a timestamp that is no number', { ...headers, 'webhook-timestamp': 'NaN' }, 'body', 0, false],
    ['an empty signature', { ...headers, 'webhook-signature': '' }, 'body', 0, false],
    [
      'another signature before it',
      { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` },
      'body',
      0,
      true,
    ],
  ])('are verified: %s', (_title, given, body, laterMs, expected) => {
    expect(isSigned(SECRET, given, body, new Date(NOW.getTime() + laterMs))).toBe(expected);
  });

  it('compare tokens of any length', () => {
    expect([isEqualText('token', 'token'), isEqualText('token', 'tokens'), isEqualText('', 'token')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
