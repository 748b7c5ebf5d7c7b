import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PermanentError, RetryLater } from '@trackway/connector';
import { SlackApi } from './slack-api';

describe('the Web API', () => {
  let server: Server;
  let api: SlackApi;
  let url: string;
  let reply: { status: number; headers: Record<string, string>; body: string };
  let requests: string[];

  beforeEach(async () => {
    requests = [];
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      requests.push(`${request.url} ${body}`);
      response.writeHead(reply.status, reply.headers).end(reply.body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    api = new SlackApi({ apiUrl: url, botToken: 'xoxb', signingSecret: 's' });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const responds = (body: object, status = 200, headers = {}) => {
    reply = { status, headers, body: JSON.stringify(body) };
  };
  const message = (id: string | null, text = 'Hi <!here>') => ({
    media_item_id: 'm-1',
    conversation_id: 'c',
    message: text,
    recipient: { id, name: null, phone: null, email: null },
    metadata: {},
  });

  it('posts in the thread, without mentions', async () => {
    responds({ ok: true, ts: '1.2' });

    expect(await api.post(message('C1/1.1'))).toBe('1.2');
    expect(requests).toEqual([expect.stringContaining('"thread_ts":"1.1","text":"Hi &lt;!here&gt;"')]);
  });

  it.each([
    ['ratelimited', RetryLater],
    ['token_revoked', RetryLater],
    ['channel_not_found', PermanentError],
    ['is_archived', PermanentError],
  ])('reports the error %s', async (error, expected) => {
    responds({ ok: false, error });

    await expect(api.post(message('C1'))).rejects.toBeInstanceOf(expected);
  });

  it('waits as long as a limit demands', async () => {
    responds({ ok: false, error: 'ratelimited' }, 429, { 'retry-after': '30' });

    await expect(api.post(message('C1'))).rejects.toMatchObject({ afterMs: 30_000 });
  });

  it.each([[null], ['ana@example.org']])('rejects the recipient %s', async (id) => {
    await expect(api.post(message(id))).rejects.toBeInstanceOf(PermanentError);
    await expect(api.post(message('C1', 'x'.repeat(40_001)))).rejects.toThrow('40000');
  });

  it('reads a user once, and does without the name if the scope is missing', async () => {
    responds({ ok: true, user: { real_name: 'Ana', profile: { email: 'ana@example.org' } } });
    expect([await api.user('U1'), await api.user('U1')]).toEqual(
      Array(2).fill({ name: 'Ana', email: 'ana@example.org' }),
    );
    expect(requests).toHaveLength(1);

    responds({ ok: false, error: 'missing_scope' });
    expect(await api.user('U2')).toEqual({ name: null, email: null });
  });

  it('rejects the login page that replaces a file without the scope', async () => {
    reply = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<html>' };

    await expect(api.download({ url_private: `${url}/f`, mimetype: 'image/jpeg' })).rejects.toThrow('files:read');
    await expect(api.download({})).rejects.toThrow('no address');
  });
});
