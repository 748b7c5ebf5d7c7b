import { isIPv6 } from 'node:net';
import { eventually } from '@trackway/testkit';
import { GuardedHttp, OutboundPolicy } from '../src';
import { privateAddresses } from './private-addresses';
import { recordingServer } from './recording-server';

const LIMITS = { timeoutMs: 5_000, maxBytes: 1_000 };

const resolving = (addresses: readonly string[]) => async () =>
  addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));

describe('calls to private addresses', () => {
  it('are rejected in every notation of the address', async () => {
    const server = await recordingServer();
    const vectors = privateAddresses(server.port);

    const results = await Promise.all(
      vectors.map(async ({ url, addresses }) => {
        const http = new GuardedHttp(new OutboundPolicy(), resolving(addresses));
        const code = await http.send(url, LIMITS).then(
          () => 'reached',
          (error) => error.code,
        );
        http.stop();
        return { url, code };
      }),
    );

    expect(vectors.length).toBeGreaterThanOrEqual(150);
    expect(results.filter(({ code }) => code !== 'url_refused' && code !== 'address_refused')).toEqual([]);
    expect(server.connections()).toBe(0);
    await server.stop();
  });

  it('are rejected if the DNS name changes its address after the check', async () => {
    const server = await recordingServer();
    const addresses = ['93.184.216.34', '127.0.0.1'];
    const lookups: string[] = [];
    const http = new GuardedHttp(new OutboundPolicy(), async () => {
      const address = addresses[Math.min(lookups.length, 1)] ?? '';
      lookups.push(address);
      return [{ address, family: 4 }];
    });
    const signal = AbortSignal.timeout(300);

    await http.send(`http://rebinding.example:${server.port}/`, { ...LIMITS, signal }).catch(() => undefined);
    const second = http.send(`http://rebinding.example:${server.port}/`, LIMITS);

    await expect(second).rejects.toMatchObject({ code: 'address_refused' });
    expect(lookups).toHaveLength(2);
    expect(server.connections()).toBe(0);
    http.stop();
    await server.stop();
  });
});

describe('calls to a host that the operator allows', () => {
  it('are sent if the name matches, with or without the port, and rejected otherwise', async () => {
    const server = await recordingServer();
    const url = `http://127.0.0.1:${server.port}/`;
    const call = async (allowed: string) => {
      const http = new GuardedHttp(new OutboundPolicy([allowed]));
      const result = await http.send(url, LIMITS).then(
        ({ status }) => status,
        (error) => error.code,
      );
      http.stop();
      return result;
    };

    const results = [];
    for (const allowed of ['127.0.0.1', `127.0.0.1:${server.port}`, '*', '127.0.0.1:1', '127.0.0.2', 'localhost']) {
      results.push(await call(allowed));
    }

    expect(results).toEqual([200, 200, 200, 'address_refused', 'address_refused', 'address_refused']);
    await server.stop();
  });

  it('do not use a proxy of the environment', async () => {
    const server = await recordingServer();
    const proxy = await recordingServer();
    process.env['http_proxy'] = process.env['HTTP_PROXY'] = `http://127.0.0.1:${proxy.port}`;
    process.env['NODE_USE_ENV_PROXY'] = '1';
    const http = new GuardedHttp(new OutboundPolicy(['127.0.0.1']));

    const { status } = await http.send(`http://127.0.0.1:${server.port}/`, LIMITS);

    for (const name of ['http_proxy', 'HTTP_PROXY', 'NODE_USE_ENV_PROXY']) delete process.env[name];
    expect({ status, throughProxy: proxy.connections() }).toEqual({ status: 200, throughProxy: 0 });
    http.stop();
    await Promise.all([server.stop(), proxy.stop()]);
  });
});

describe('responses', () => {
  const http = new GuardedHttp(new OutboundPolicy(['127.0.0.1']));
  afterAll(() => http.stop());

  it.each([
    ['by Content-Length', { headers: { 'content-length': '1001' }, body: 'x'.repeat(1_001) }],
    ['by received bytes', { headers: { 'transfer-encoding': 'chunked' }, body: 'x'.repeat(1_001) }],
  ])('over the maximum size are rejected %s', async (_, reply) => {
    const server = await recordingServer(() => reply);

    const sent = http.send(`http://127.0.0.1:${server.port}/`, LIMITS);

    await expect(sent).rejects.toMatchObject({ code: 'too_large', isTemporary: false });
    await server.stop();
  });

  it.each([
    ['headers', ''],
    ['the rest of a body', 'slow'],
  ])('without %s fail at the deadline', async (_, path) => {
    const server = await recordingServer((url) =>
      url.includes('slow') ? { headers: { 'content-length': '10' }, body: null } : { body: null },
    );

    const sent = http.send(`http://127.0.0.1:${server.port}/${path}`, { ...LIMITS, timeoutMs: 200 });

    await expect(sent).rejects.toMatchObject({ code: 'timeout', isTemporary: true });
    await server.stop();
  });

  it('whose body is destroyed unread release their connection at once', async () => {
    const server = await recordingServer(() => ({ status: 404, body: Buffer.alloc(10_000_000) }));
    const limits = { timeoutMs: 40_000, maxBytes: 20_000_000 };

    const { body } = await http.open(`http://127.0.0.1:${server.port}/`, limits);
    body.destroy();

    await eventually(() => expect(server.openConnections()).toBe(0));
    await server.stop();
  });

  it('with a redirect are returned unchanged', async () => {
    const server = await recordingServer(() => ({ status: 302, headers: { location: 'http://10.0.0.1/' } }));

    const { status } = await http.send(`http://127.0.0.1:${server.port}/`, LIMITS);

    expect(status).toBe(302);
    await server.stop();
  });
});

describe('followed redirects', () => {
  const http = new GuardedHttp(new OutboundPolicy(['127.0.0.1']));
  const following = { ...LIMITS, redirects: 3 };
  afterAll(() => http.stop());

  it('are checked like the first address', async () => {
    const inner = await recordingServer();
    const server = await recordingServer(() => ({
      status: 302,
      headers: { location: `http://[::1]:${inner.port}/` },
    }));

    const sent = http.send(`http://127.0.0.1:${server.port}/`, following);

    await expect(sent).rejects.toMatchObject({ code: 'address_refused' });
    expect(inner.connections()).toBe(0);
    await Promise.all([server.stop(), inner.stop()]);
  });

  it('stop at the maximum number, also in loops', async () => {
    const server = await recordingServer(() => ({ status: 307, headers: { location: '/again' } }));

    const sent = http.send(`http://127.0.0.1:${server.port}/`, following);

    await expect(sent).rejects.toMatchObject({ code: 'redirect_refused' });
    expect(server.seen).toHaveLength(4);
    await server.stop();
  });

  it('do not send credentials to another host', async () => {
    const other = await recordingServer();
    const server = await recordingServer(() => ({
      status: 302,
      headers: { location: `http://127.0.0.1:${other.port}/` },
    }));
    const headers = {
      authorization: 'Bearer x',
      'webhook-signature': 'v1,x',
      'content-type': 'text/plain',
      'x-own': '1',
    };

    await http.send(`http://127.0.0.1:${server.port}/`, {
      ...following,
      method: 'POST',
      headers,
      body: Buffer.from('x'),
    });

    const [request] = other.seen;
    expect(request).toMatchObject({ method: 'GET', body: '', headers: { 'x-own': '1' } });
    expect(Object.keys(request?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/authorization|webhook|content-type/)]),
    );
    await Promise.all([server.stop(), other.stop()]);
  });
});
