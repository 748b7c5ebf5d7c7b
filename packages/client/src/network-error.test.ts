import { createServer } from 'node:net';
import { createClient } from './client';
import { NetworkError } from './network-error';

/** The error of a request to a URL. */
async function errorAt(baseUrl: string): Promise<NetworkError> {
  const client = createClient({ baseUrl, token: 'secret', retries: 0 });
  const error = await client.projects.get('1').catch((thrown: unknown) => thrown);
  if (!(error instanceof NetworkError)) throw error;
  return error;
}

/** A port that closes each connection, or accepts none. */
async function withPort(accepts: boolean, use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const close = () => new Promise((resolve) => server.close(resolve));
  if (!accepts) await close();
  await use(url);
  if (accepts) await close();
}

describe('a request without a response', () => {
  it('rejects with the method, the URL, the cause and a hint', async () => {
    await withPort(false, async (url) => {
      const error = await errorAt(url);

      expect(error).toMatchObject({ name: 'NetworkError', method: 'GET', url: `${url}/api/management/projects/1` });
      expect(error.message).toMatch(
        new RegExp(`^GET ${url}/api/management/projects/1 got no response: connect ECONNREFUSED .+`),
      );
      expect(error.hint).toBe(`Check that the API runs at ${url}.`);
      expect(error.cause).toBeInstanceOf(TypeError);
    });
  });

  it('reports a connection that the server closed', async () => {
    await withPort(true, async (url) => {
      expect((await errorAt(url)).hint).toContain('may have been executed');
    });
  });

  it('reports a base URL that is no URL', async () => {
    expect((await errorAt('api.example.org')).hint).toBe('baseUrl must be a URL, such as https://api.example.org.');
  });

  it('does not include a token that cannot be read, which is tried again', async () => {
    let attempts = 0;
    const token = async () => {
      attempts += 1;
      throw new Error('no token');
    };
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', token, retries: 1 });

    await expect(client.projects.get('1')).rejects.toEqual(new Error('no token'));
    expect(attempts).toBe(2);
  });

  it('rejects with the reason of the signal if the caller aborts', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', token: 'secret' });
    const aborted = client.projects.get('1', { signal: AbortSignal.abort(new Error('stopped')) });

    await expect(aborted).rejects.toThrow('stopped');
  });
});
