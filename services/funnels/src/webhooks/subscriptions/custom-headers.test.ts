import { changedHeaders, mergeHeaders, newHeaders } from './custom-headers';

const isValid = (headers: Record<string, string>) => newHeaders.safeParse(headers).success;

describe('custom headers', () => {
  it('have lower-case names', () => {
    expect(newHeaders.parse({ Authorization: 'Bearer abc', 'X-Tenant': 'a b' })).toEqual({
      authorization: 'Bearer abc',
      'x-tenant': 'a b',
    });
  });

  it.each([
    'Connection',
    'keep-alive',
    'Transfer-Encoding',
    'TE',
    'trailer',
    'upgrade',
    'proxy-authorization',
    'host',
    'content-length',
    'content-type',
    'user-agent',
    'webhook-signature',
    'Webhook-Id',
    'webhook-anything',
    'x-forwarded-for',
    'forwarded',
    'two words',
    'a:b',
    'naïve',
    '',
  ])('cannot be named %s', (name) => {
    expect(isValid({ [name]: 'x' })).toBe(false);
  });

  it.each(['', ' x', 'x ', 'a\r\nb: c', 'a\u0000b', 'größe', 'x'.repeat(1_001)])(
    'cannot have the value %j',
    (value) => {
      expect(isValid({ 'x-token': value })).toBe(false);
    },
  );

  it('are at most 20', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-${index}`, 'v']));

    expect([isValid(many(20)), isValid(many(21))]).toEqual([true, false]);
  });

  it('are merged: others remain, and null removes one', () => {
    const changes = changedHeaders.parse({ B: 'two', c: null });

    expect(mergeHeaders({ a: '1', b: '2', c: '3' }, changes)).toEqual({ a: '1', b: 'two' });
  });
});
