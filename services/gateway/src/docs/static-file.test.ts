import { gunzipSync } from 'node:zlib';
import type { Exchange, GatewayRequest } from '../exchange/exchange';
import type { LocalResponse } from './local-response';
import { staticFile } from './static-file';

const TEXT = 'a page '.repeat(1_000);

async function get(file: ReturnType<typeof staticFile>, accepted?: string): Promise<LocalResponse> {
  const request = { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } } as GatewayRequest;
  const response = await file({} as Exchange, request);
  if (!response) throw new Error('There is no response.');
  return response;
}

describe('a static file', () => {
  it('is compressed for clients that accept it, each time with the same content', async () => {
    const file = staticFile('text/html', TEXT);

    const responses = await Promise.all([get(file, 'gzip'), get(file, 'deflate, gzip;q=0.5')]);

    for (const { body, headers } of responses) {
      expect(headers).toContain('gzip');
      expect(gunzipSync(body as Buffer).toString()).toBe(TEXT);
    }
  });

  it.each([undefined, 'identity', 'gzip;q=0'])('is plain with Accept-Encoding %s', async (accepted) => {
    const { body, headers } = await get(staticFile('text/html', TEXT), accepted);

    expect(body.toString()).toBe(TEXT);
    expect(headers).toEqual(['Vary', 'Accept-Encoding']);
  });

  it('prefers forms that were compressed in advance, Brotli first', async () => {
    const file = staticFile('text/html', TEXT, [], { br: Buffer.from('br'), gzip: Buffer.from('gz') });

    const bodies = await Promise.all(['gzip, br', 'gzip'].map((accepted) => get(file, accepted)));

    expect(bodies.map(({ body }) => body.toString())).toEqual(['br', 'gz']);
  });
});
