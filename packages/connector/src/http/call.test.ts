import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PermanentError, RetryLater } from '../errors';
import { call, retryAfterMs } from './call';

describe('a call', () => {
  let server: Server;
  let url: string;

  beforeEach(async () => {
    server = createServer((request, response) => {
      const status = Number(request.url?.slice(1));
      if (status === 0) return void response.destroy();
      response.writeHead(status, { 'retry-after': '7', location: 'http://127.0.0.1:1/' }).end('the reason');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([408, 409, 425, 429, 500, 503])('is retried after %i, as the receiver demands', async (status) => {
    const error = await call({ url: `${url}/${status}` }).catch((thrown: unknown) => thrown);

    expect(error).toBeInstanceOf(RetryLater);
    expect(error).toMatchObject({ afterMs: 7_000, message: expect.stringContaining('the reason') });
  });

  it.each([301, 400, 404, 422])('fails permanently after %i', async (status) => {
    await expect(call({ url: `${url}/${status}` })).rejects.toBeInstanceOf(PermanentError);
  });

  it('is retried after other statuses on demand, and after network errors', async () => {
    await expect(call({ url: `${url}/404`, retryable: [404] })).rejects.toBeInstanceOf(RetryLater);
    await expect(call({ url: `${url}/0` })).rejects.toBeInstanceOf(RetryLater);
    await expect(call({ url: 'http://127.0.0.1:1/' })).rejects.toBeInstanceOf(RetryLater);
  });
});

it.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['2', 2_000],
  ['Sun, 01 Mar 2026 10:00:05 GMT', 5_000],
  ['Sun, 01 Mar 2026 09:00:00 GMT', 0],
])('retryAfterMs(%j)', (header, expected) => {
  expect(retryAfterMs(header, Date.parse('2026-03-01T10:00:00Z'))).toBe(expected);
});
