import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Link } from './link';

describe('a link', () => {
  let server: Server;
  let link: Link;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('error', () => undefined);
      socket.pipe(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    link = await Link.open({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await link.stop();
    await new Promise((resolve) => server.close(resolve));
  });

  const open = () => {
    const socket = connect(link.port, '127.0.0.1');
    sockets.push(socket);
    return socket;
  };
  const exchange = (message: string) => {
    const socket = open();
    socket.end(message);
    return text(socket);
  };

  it('passes bytes and the end of a direction', async () => {
    const long = 'ab'.repeat(1_000_000);

    expect(await exchange('hello')).toBe('hello');
    expect(await exchange(long)).toBe(long);
  });

  it('resets open and new connections while it is cut, and works afterwards', async () => {
    const socket = open();
    socket.write('hello');
    await once(socket, 'data');
    const closed = once(socket, 'close');

    const fault = link.disturb('cut', 100);
    await expect(exchange('lost')).rejects.toThrow(/ECONNRESET|aborted/);
    await closed.catch((error: Error) => expect(error.message).toContain('ECONNRESET'));
    await fault;

    expect(await exchange('again')).toBe('again');
  });

  it.each(['stall', 'stall-responses', 'slow'] as const)(
    'delivers everything late with the fault %s',
    async (fault) => {
      let ended = false;
      const disturbed = link.disturb(fault, 100).then(() => {
        ended = true;
      });

      const received = await exchange('hello');

      expect(received).toBe('hello');
      await disturbed;
      expect(ended).toBe(true);
    },
  );

  it('delivers requests but no responses while responses are stalled', async () => {
    const arrived = new Promise<string>((resolve) => {
      server.once('connection', (socket: Socket) => socket.once('data', (piece: Buffer) => resolve(String(piece))));
    });
    let isStalled = true;
    const fault = link.disturb('stall-responses', 300).then(() => {
      isStalled = false;
    });

    const response = exchange('hello').then((received) => ({ received, isStalled }));

    expect(await arrived).toBe('hello');
    expect(isStalled).toBe(true);
    expect(await response).toEqual({ received: 'hello', isStalled: false });
    await fault;
  });

  it('ends a connection in the middle of a response', async () => {
    const socket = open();
    const fault = link.disturb('reset', 100);
    let received = '';
    socket.on('data', (piece: Buffer) => {
      received += String(piece);
    });
    socket.on('error', () => undefined);

    socket.write('0123456789');
    await once(socket, 'close');
    await fault;

    expect('01234').toContain(received);
  });
});
