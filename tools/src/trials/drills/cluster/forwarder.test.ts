import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { Forwarder } from './forwarder';

describe('a forwarder', () => {
  let server: Server;
  let forwarder: Forwarder;

  beforeEach(async () => {
    server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('error', () => undefined);
      socket.pipe(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    forwarder = await Forwarder.open('127.0.0.1', { host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  });
  afterEach(async () => {
    await forwarder.stop();
    await new Promise((resolve) => server.close(resolve));
  });

  const open = () => connect({ port: forwarder.port, host: '127.0.0.1', allowHalfOpen: true });
  const echo = () => {
    const socket = open();
    socket.end('hello');
    return text(socket);
  };

  it('passes bytes in both directions', async () => {
    expect(await echo()).toBe('hello');
  });

  it('resets connections while it is cut, and works afterwards', async () => {
    const socket = open();
    socket.write('hello');
    await new Promise((resolve) => socket.once('data', resolve));
    const closed = new Promise((resolve) => socket.once('error', resolve));

    forwarder.cut();

    expect(await closed).toMatchObject({ code: 'ECONNRESET' });
    await expect(echo()).rejects.toThrow(/ECONNRESET|EPIPE/);
    forwarder.restore();
    expect(await echo()).toBe('hello');
  });
});
