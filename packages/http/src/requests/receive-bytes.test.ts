import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isAppError } from '@trackway/errors';
import { receiveBytes, receiveText } from './receive-bytes';

const MAX_BYTES = 16_384;

describe('receiveBytes', () => {
  let server: http.Server;
  let agent: http.Agent;

  beforeEach(async () => {
    server = http.createServer((request, response) => {
      const receive = request.url === '/text' ? receiveText : receiveBytes;
      receive(request, MAX_BYTES).then(
        (bytes) => response.end(String(bytes.length)),
        (error) => response.end(isAppError(error) ? error.code : 'unexpected'),
      );
    });
    await once(server.listen(0), 'listening');
    agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  });
  afterEach(() => {
    agent.destroy();
    server.close();
  });

  async function send(body: string | Buffer, path = '/', headers: Record<string, string> = {}): Promise<string> {
    const request = http.request({
      port: (server.address() as AddressInfo).port,
      method: 'POST',
      path,
      headers,
      agent,
      timeout: 2_000,
    });
    request.on('timeout', () => request.destroy(new Error('no response')));
    request.end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return text(response);
  }

  it('returns a body of the maximum length', async () => {
    expect(await send('a'.repeat(MAX_BYTES))).toBe(String(MAX_BYTES));
  });

  it('rejects a longer body and leaves the connection usable', async () => {
    expect(await send('a'.repeat(1_000_000))).toBe('payload_too_large');
    expect(await send('a'.repeat(1_000_000))).toBe('payload_too_large');
    expect(await send('b')).toBe('1');
  });

  it('rejects a compressed body and leaves the connection usable', async () => {
    expect(await send('a'.repeat(1_000_000), '/', { 'content-encoding': 'gzip' })).toBe('unsupported_media_type');
    expect(await send('b', '/', { 'content-encoding': 'Identity' })).toBe('1');
  });

  it('returns text only if it is UTF-8', async () => {
    expect(await send('é', '/text')).toBe('1');
    expect(await send(Buffer.from([0x22, 0xff, 0x22]), '/text')).toBe('malformed_body');
  });
});
