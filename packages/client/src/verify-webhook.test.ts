import { createHmac } from 'node:crypto';
import { verifyWebhook } from './verify-webhook';

const key = Buffer.from('0123456789abcdef0123456789abcdef');
const SECRET = `whsec_${key.toString('base64')}`;
const body = new TextEncoder().encode('{"type":"project.created"}');

function delivery(ageSeconds = 0) {
  const timestamp = String(Math.floor(Date.now() / 1_000) - ageSeconds);
  const own = createHmac('sha256', key).update(`msg-1.${timestamp}.`).update(body).digest('base64');
  const headers = { 'webhook-id': 'msg-1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${own}` };
  return { headers, body };
}

describe('verifyWebhook', () => {
  it('accepts the signature of the secret, also among others', async () => {
    const signed = delivery();
    const withOther = `v1,AAAA ${signed.headers['webhook-signature']}`;

    expect(await verifyWebhook(SECRET, signed)).toBe(true);
    expect(await verifyWebhook(SECRET, { body, headers: { ...signed.headers, 'webhook-signature': withOther } })).toBe(
      true,
    );
  });

  it.each([
    ['another body', { ...delivery(), body: new TextEncoder().encode('{}') }],
    ['another id', { body, headers: { ...delivery().headers, 'webhook-id': 'msg-2' } }],
    ['an old delivery', delivery(301)],
    ['a delivery from the future', delivery(-360)],
    ['no signature', { body, headers: { ...delivery().headers, 'webhook-signature': undefined } }],
    ['invalid base64', { body, headers: { ...delivery().headers, 'webhook-signature': 'v1,%%%' } }],
    ['no timestamp', { body, headers: { ...delivery().headers, 'webhook-timestamp': 'now' } }],
  ])('rejects %s', async (_what, changed) => {
    expect(await verifyWebhook(SECRET, changed)).toBe(false);
  });

  it('rejects another secret', async () => {
    expect(await verifyWebhook('whsec_AAAA', delivery())).toBe(false);
  });
});
