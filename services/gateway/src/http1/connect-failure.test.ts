import { once } from 'node:events';
import net, { type AddressInfo, type Server, Socket } from 'node:net';
import tls from 'node:tls';
import { isConnectFailure, limitConnect } from './connect-failure';

describe('a connection that is opened', () => {
  let server: Server;

  beforeEach(async () => {
    server = net.createServer((socket) => socket.destroy());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());

  const address = () => ({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });

  it('fails after two seconds without a response', async () => {
    jest.useFakeTimers();
    const socket = limitConnect(new Socket());
    const failed = once(socket, 'error');

    jest.advanceTimersByTime(1_999);
    expect(socket.destroyed).toBe(false);
    jest.advanceTimersByTime(1);
    jest.useRealTimers();

    const [error] = await failed;
    expect(isConnectFailure(error)).toBe(true);
  });

  it('has failed to connect if it is closed during the TLS handshake', async () => {
    const [error] = await once(limitConnect(tls.connect(address())), 'error');

    expect(isConnectFailure(error)).toBe(true);
  });

  it('has not failed to connect if it is closed afterwards', async () => {
    const socket = limitConnect(net.connect(address()));
    await once(socket, 'connect');

    const failed = once(socket, 'error');
    socket.destroy(new Error('lost'));

    const [error] = await failed;
    expect(isConnectFailure(error)).toBe(false);
  });
});
