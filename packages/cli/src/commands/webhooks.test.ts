import { connect, createServer } from 'node:net';
import { runCommand } from '../testing/run-command';

const created = { body: { webhook: { id: 'w-1' }, secret: 'whsec_AAAA' } };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Sends a part of a request and closes the connection, as soon as the port is open. */
function sendPart(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{', () => socket.resetAndDestroy());
    });
    socket.on('error', () => setTimeout(() => resolve(sendPart(port)), 10));
    socket.on('close', (hadError) => hadError || resolve());
  });
}

describe('listening to webhooks', () => {
  it('continues after a request that was cut off', async () => {
    const stopping = new AbortController();
    const port = await freePort();
    const args = ['webhooks', 'listen', '--port', String(port)];

    const listening = runCommand(args, { signal: stopping.signal, responses: [created] });
    await sendPart(port);
    const unsigned = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: '{}' });
    stopping.abort();

    expect(unsigned.status).toBe(401);
    expect((await listening).sent.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });

  it('deletes the webhook if it was stopped while the webhook was created', async () => {
    const { sent } = await runCommand(['webhooks', 'listen'], { signal: AbortSignal.abort(), responses: [created] });

    expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });
});
