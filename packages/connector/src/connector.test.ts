import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startConnector } from './connector';
import { readCommonSettings, Settings } from './settings';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('a connector whose provider does not start', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'connector-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('fails with the error of the provider, and accepts no requests', async () => {
    const port = await freePort();
    const env = { CHANNEL_URL: 'http://127.0.0.1:1', CHANNEL_SECRET: 'whsec_x', SPOOL_FOLDER: folder, PORT: `${port}` };
    const starting = startConnector('connector-test', readCommonSettings(new Settings(env)), () => ({
      translate: async () => undefined,
      send: async () => ({ external_id: '1', status: 'sent' as const }),
      start: () => Promise.reject(new Error('The password is wrong.')),
    }));

    await expect(starting).rejects.toThrow('The password is wrong.');
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
  });
});
