import { createHmac } from 'node:crypto';
import type { HttpReply } from '@trackway/connector';
import { whatsappProvider } from './provider';

const SETTINGS = {
  graphUrl: 'http://g',
  phoneNumberId: '4711',
  accessToken: 'a',
  appSecret: 'secret',
  verifyToken: 'token',
};

describe('the webhook', () => {
  const received: string[] = [];
  const runtime = {
    receive: async ({ id }: { id: string }) => (received.push(id) > 2 ? ('full' as const) : ('added' as const)),
  };
  const { routes = [] } = whatsappProvider(SETTINGS, {
    ...runtime,
    files: { store: () => Promise.reject(new Error('unused')) },
  });

  function request(method: 'GET' | 'POST', query: string, body = Buffer.alloc(0), headers = {}): Promise<HttpReply> {
    const route = routes.find((one) => one.method === method);
    return Promise.resolve(
      route?.handle({ method, path: '/webhook', query: new URLSearchParams(query), headers, body }) ?? { status: 404 },
    );
  }

  it.each([
    ['hub.mode=subscribe&hub.verify_token=token&hub.challenge=42', { status: 200, body: '42' }],
    ['hub.mode=subscribe&hub.verify_token=wrong&hub.challenge=42', { status: 403 }],
    ['', { status: 403 }],
  ])('is verified: %s', async (query, expected) => {
    expect(await request('GET', query)).toMatchObject(expected);
  });

  it('accepts signed events until the queue is full', async () => {
    const messages = ['1', '2', '3'].map((id) => ({ id, from: '351' }));
    const value = { metadata: { phone_number_id: '4711' }, messages };
    const body = Buffer.from(JSON.stringify({ entry: [{ changes: [{ field: 'messages', value }] }] }));
    const signature = (secret: string) => ({
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    });

    expect(await request('POST', '', body, signature('wrong'))).toEqual({ status: 401 });
    expect(await request('POST', '', body)).toEqual({ status: 401 });
    expect(received).toEqual([]);
    expect(await request('POST', '', body, signature('secret'))).toMatchObject({ status: 503 });
    expect(received).toEqual(['message:1', 'message:2', 'message:3']);
  });
});
