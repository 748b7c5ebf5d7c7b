import { createHmac } from 'node:crypto';
import { sign, verify } from './signature';

const SECRET = `whsec_${Buffer.from('a secret of some length').toString('base64')}`;
const AT = 1_700_000_000;
const signed = { id: 'msg_1', timestamp: String(AT), body: '{"name":"Roof – 100 €"}' };

describe('a signature', () => {
  it('is the one of Standard Webhooks', async () => {
    const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`msg_1.${AT}.${signed.body}`).digest('base64');

    expect(await sign(SECRET, signed)).toBe(`v1,${expected}`);
  });

  it('is found among several, and is valid for five minutes', async () => {
    const header = `v1,b3RoZXI= ${await sign(SECRET, signed)}`;

    expect(await verify(SECRET, header, signed, AT * 1_000)).toBe('valid');
    expect(await verify(SECRET, header, signed, (AT + 301) * 1_000)).toBe('expired');
    expect(await verify(SECRET, header, { ...signed, body: '{}' }, AT * 1_000)).toBe('different');
  });
});
